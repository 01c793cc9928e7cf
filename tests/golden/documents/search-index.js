const searchIndex = [
["folder/one.html","One & \u003conly>","A summary with \u003cb> and \"quotes\".","Part # one \u003cb> |","",""],
["folder/two.html","Two","A summary with \u003cb> and \"quotes\".","Part","",""],
["index.html","Home","A summary with \u003cb> and \"quotes\".","","",""],
["sources/sheet.html","A sheet","A summary with \u003cb> and \"quotes\".","","",""]
];
