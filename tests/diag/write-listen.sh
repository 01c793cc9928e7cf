# An address that no machine has: it is kept for documents (RFC 5737).
mkdir specs
exec "$RIDGELINE" serve --listen 203.0.113.7:8000
