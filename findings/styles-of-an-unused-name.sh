#!/bin/sh
# lightningcss 1.33.0: `unusedSymbols`, with the class "arrive" of an element that a page does not have.
# Expected: rules of that class are left out, also out of lists of selectors, and nothing else.
# Seen: a name stands for everything called so. The element with that id loses its rule, and `@keyframes arrive` goes while
# `animation` still names it, so that what is there stops moving. In a list of selectors the unused one stays.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat >see.mjs <<'SEE'
import { transform } from 'lightningcss'
const styles = '.arrive{top:0}#arrive{left:0}.guest{animation:1s arrive}@keyframes arrive{to{top:0}}.guest b,.arrive b{right:0}'
const { code } = transform({ filename: 'a.css', code: Buffer.from(styles), minify: true, unusedSymbols: ['arrive'] })
console.log(code.toString())
SEE
seen=$(node see.mjs)
echo "$seen"
[ "$seen" = '.guest{animation:1s arrive}.guest b,.arrive b{right:0}' ] || { echo CHANGED; exit 1; }
