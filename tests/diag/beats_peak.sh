# A card that trains more tokens than its peak has operations for.
here=$(dirname "$0")/..
cp -r "$here/guide/." .
cp -r "$here/../templates" .
cp "$here/../site/"* site
mkdir specs/measured
{
	echo id,kind,phase,model,accelerator,accelerator_match,count,dp,\
recompute,method,weight_format,compute_format,micro_batch,seq_len,\
param_scheme,software,quantity,value,trust,group | tr -d ' '
	case=finetune,train,toy,alpha,exact,1,1,none,full,bf16,bf16,2,128,pure
	echo fair,$case,any,tokens_per_s,100,A,a
	echo fast,$case,any,tokens_per_s,1e12,A,a
	echo short,$case,any,step_s,1e-9,A,a
} >specs/measured/cases.csv
"$RIDGELINE" check
