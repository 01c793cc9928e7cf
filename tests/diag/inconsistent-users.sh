# People who think, and a rate beside them.
cp -r "$ROOT/tests/guide/." .
one()
{
	cat <<E
workload "$1" {
  name = "Chat",
  summary = "People ask.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 10,
  $2
  weight_formats = { "bf16" },
}
E
}
{
	one both 'users = 100, think_time = 60 * s, request_rate = 1 / s,'
	one thoughtless 'users = 100,'
	one nobody 'think_time = 60 * s, session_length = 20 * minute,'
	one long 'users = 100, think_time = 60 * s, session_length = 2 * h,'
	one job 'users = 100, think_time = 60 * s, batch_requests = 1000,'
} >>specs/guide.lua
exec "$RIDGELINE" check
