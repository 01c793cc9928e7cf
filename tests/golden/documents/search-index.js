const searchIdle = "a about among an and any are at all be best better by can card cards do does for from good gpu gpus graphics have how i if in is it list many me meaning mean much my need of on one per run running runs should so than that the there these they this to use using what when which who with you your take takes long should two several second seconds";
const searchSame = "vs versus against or =; fits = fit; embeddings embedding = embed; tokens tps = serving; user = users; rent rents = rent; parallelism = parallel; pretrain = pretraining; finetune finetuned = finetuning; train trained = training; serve served hosting = serving; infer = inference; buying = buy; renting rental = rent; price pricing cost costs cheap cheapest cheaper = prices; vram ram = memory; quantisation = quantization; comparison = compare; llms = llm; models = model; videos = video; pictures image = images; transcription transcribing = transcribe; spec specification = specs; myth = myths";
const searchIndex = [
["folder/one.html","One & \u003conly>","A summary with \u003cb> and \"quotes\".","Part # one \u003cb> |","",""],
["folder/two.html","Two","A summary with \u003cb> and \"quotes\".","Part","",""],
["index.html","Home","A summary with \u003cb> and \"quotes\".","","",""],
["sources/sheet.html","A sheet","A summary with \u003cb> and \"quotes\".","","",""]
];
