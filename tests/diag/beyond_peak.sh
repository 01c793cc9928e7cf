# Cases above the peak and above the memory of their accelerator.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
mkdir specs/measured
cat >specs/measured/cases.csv <<'EOF'
id,kind,quantity,value,accelerator,accelerator_match,source
one,pretrain,mfu,1.2,card,exact,a page
two,pretrain,flops_per_s_per_accelerator,9e14,card,exact,a page
three,pretrain,memory_bytes_per_accelerator,9e10,card,exact,a page
four,pretrain,mfu,0.5,card,exact,a page
EOF
exec "$RIDGELINE" check
