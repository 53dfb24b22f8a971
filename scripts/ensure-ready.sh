# Makes a clone runnable, then becomes the command it is given: sh scripts/ensure-ready.sh node packages/server/dist/main.js
# Installs when the lock file changed, builds when a source did. A change is told by ctime, which no copy can set back.
# First word --test: with the development packages too; --tools: with these, and without a build.
cd "$(dirname "$0")/.." || exit 1
node --input-type=module --eval "import { refuseOldNode } from './scripts/refuse-old-node.mjs'; refuseOldNode()" || exit 1
case $1 in --test | --tools) mode=$1 && shift ;; *) mode= ;; esac
record=node_modules/.package-lock.json # Written last by npm, and first to go.
stamp=packages/server/dist/.stamp      # As old as the sources of the build; goes with the output.
lock=.cache/ready                      # Holds a folder for each process that works or wants to, named by its id.

is_current() { [ -e "$record" ] && [ -z "$(find package-lock.json -cnewer "$record")" ]; }
has_tools() { grep -qs '"dev": *true' "$record"; }
is_installed() { is_current && { [ -z "$mode" ] || has_tools; }; }
# TypeScript and esbuild are development packages, but optional peers of libraries: a run would get them too.
# What a run has is added to and not replaced: a server may be loading it.
how_to_install() {
  if [ -z "$mode" ] && ! has_tools; then echo ci --omit=dev --legacy-peer-deps
  elif is_current; then echo install --no-save --include=dev
  else echo ci --include=dev; fi
}

is_built() { [ "$mode" = --tools ] || { [ -e "$stamp" ] && [ -d packages/web/dist ] && [ -z "$(newer_sources)" ]; }; }
# Folders too: they tell of what was removed.
newer_sources() {
  find package.json package-lock.json tsconfig.base.json packages/*/* \
    \( -name node_modules -o -name dist -o -name test -o -name bench -o -name '.?*' \) -prune -o \
    ! -name '*.test.ts*' ! -name '*.proof.ts*' -cnewer "$stamp" -print
}

# In a container nobody may take note of a killed process: it keeps its id.
is_alive() { kill -0 "$1" 2>/dev/null && ! grep -qs '^State:.Z' "/proc/$1/status"; }
# Whoever sees no other after naming itself is alone. Of two that see each other one steps back: the higher id.
enter_alone() {
  while others= && mkdir -p "$lock/$$" || exit 1; do
    for pid in $(ls "$lock"); do
      [ "$pid" != $$ ] || continue
      is_alive "$pid" || { rmdir "$lock/$pid" 2>/dev/null; continue; }
      others="$others $pid"
      if [ "$pid" -lt $$ ]; then rmdir "$lock/$$" 2>/dev/null; fi
    done
    [ -n "$others" ] || return 0
    [ -n "$told" ] || echo "Waiting for process$others, which installs or builds (if not, remove $lock) ..."
    told=yes && sleep 1
  done
}

# npm names itself in the lock: killed alone, this script leaves it at work.
run_npm() {
  echo "$1 ..." && shift
  NODE_ENV=production sh -c 'mkdir -p "$0/$$" && exec npm "$@"' "$lock" "$@" </dev/null >/dev/null && return
  echo "\"npm $1 $2\" failed." >&2; exit 1
}

if ! is_installed || ! is_built; then
  enter_alone
  is_installed || run_npm 'Installing packages' $(how_to_install) --include=optional --ignore-scripts --loglevel=error
  is_built || { rm -f "$stamp" && touch "$lock.begun" && run_npm Building run build --silent && touch -r "$lock.begun" "$stamp"; }
  rmdir "$lock/$$"
fi
[ $# = 0 ] || exec "$@"
