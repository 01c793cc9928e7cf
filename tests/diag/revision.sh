# A revision that the repository does not have.
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a
export GIT_COMMITTER_EMAIL=a@b GIT_CONFIG_GLOBAL=/dev/null LC_ALL=C
git init -q guide
mkdir guide/specs
git -C guide commit -q --allow-empty -m empty
exec "$RIDGELINE" diff --git -C guide HEAD~7 HEAD
