#!/bin/sh
# highs 1.15.3 (HiGHS as WebAssembly) and glpsol 5.0 (Debian's glpk-utils) read the same CPLEX-LP text: minimise 3 x + 2 NAME, at least 4 in
# all, at most one of NAME. NAME is made of initials and a number, or is a first name.
# Expected: whatever is no number and no keyword of the format is a variable, or the text is refused.
# Seen: HiGHS reads a name as C's strtod reads numbers. "inf1", "nan2" and "Nan" are infinity and not a number behind their coefficients,
# the variable is gone, and the status is "Optimal" all the same, the objective Infinity or NaN. "Ina" is a variable, "Infanta" refused.
# glpsol has the variable in all of them.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund highs@1.15.3
apt-get download -qq glpk-utils=5.0-1 libglpk40=5.0-1 libamd2=1:5.12.0+dfsg-2 libcolamd2=1:5.12.0+dfsg-2 \
  libsuitesparseconfig5=1:5.12.0+dfsg-2 libltdl7=2.4.7-7~deb12u1 libgmp10=2:6.2.1+dfsg1-1.1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu"
for name in ina1 inf1 nan2 Nan Ina Infanta; do
  printf 'Minimize\n obj: 3 x + 2 %s\nSubject To\n c1: x + %s >= 4\n c2: %s <= 1\nEnd\n' "$name" "$name" "$name" >"$name.lp"
  root/usr/bin/glpsol --lp "$name.lp" -o "$name.txt" >/dev/null
done
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import loadHighs from 'highs'

const highs = await loadHighs()
function byHighs(name) {
  try {
    const { Status, ObjectiveValue, Columns } = highs.solve(readFileSync(`${name}.lp`, 'utf8'))
    const values = Object.values(Columns).map(({ Name, Primal }) => `${Name}=${Primal}`)
    return `${Status} ${ObjectiveValue} (${values.join(' ')})`
  } catch {
    return 'refused'
  }
}
function byGlpsol(name) {
  const text = readFileSync(`${name}.txt`, 'utf8')
  const [, status] = text.match(/^Status: +(.*)$/m)
  const [, objective] = text.match(/^Objective: +obj = (\S+)/m)
  return `${status} ${objective}`
}
const right = 'Optimal 11 (x=3 NAME=1)'
const seen = [
  ['ina1', right],
  ['inf1', 'Optimal Infinity (x=4)'],
  ['nan2', 'Optimal NaN (x=4)'],
  ['Nan', 'Optimal NaN (x=4)'],
  ['Ina', right],
  ['Infanta', 'refused'],
].map(([name, was]) => [name, `HiGHS ${byHighs(name)}, glpsol ${byGlpsol(name)}`, `HiGHS ${was.replace('NAME', name)}, glpsol OPTIMAL 11`])
for (const [name, is] of seen) console.log(`${name}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [name, is, was] of changed) console.log(`CHANGED ${name}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
