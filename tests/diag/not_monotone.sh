# Half of the network on the same card, and slower: an error of one of them.
# With more layers it may be, and at another length nothing is compared.
here=$(dirname "$0")/..
cp -r "$here/guide/." .
cp -r "$here/../templates" .
cp "$here/../site/"* site
awk '/^model "toy"/ { on = 1 } on { print } on && /^}/ { exit }' \
    specs/guide.lua | sed -e 's/"toy"/"half"/' \
    -e 's/parameters = 126362624/parameters = 64995328/' \
    -e 's/layers = 4/layers = 2/' >specs/half.lua
sed -i -e 's/ffn = 4096/ffn = 1024/' \
    -e 's/parameters = 64995328/parameters = 77078528/' specs/half.lua
mkdir specs/measured
{
	echo id,kind,phase,model,accelerator,accelerator_match,count,\
weight_format,input_len,output_len,batch,software,quantity,value,trust,group |
	    tr -d ' '
	case=alpha,exact,1,bf16
	echo whole,serve,decode,toy,$case,128,128,1,any,tokens_per_s,100,A,a
	echo half,serve,decode,half,$case,128,128,1,any,tokens_per_s,80,A,b
	echo near,serve,decode,half,$case,128,128,1,any,tokens_per_s,95,A,b
	echo other,serve,decode,half,$case,64,128,1,any,tokens_per_s,80,A,b
} >specs/measured/cases.csv
exec "$RIDGELINE" check
