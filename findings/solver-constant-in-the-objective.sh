#!/bin/sh
# highs 1.15.3, cbc 2.10.8 and glpsol 5.0 (Debian's coinor-cbc and glpk-utils) read the same CPLEX-LP text: two variables, and in the
# objective a constant, the metres that are walked in any case. The documentation of cbc's reader shows one.
# Expected: whoever reads it counts it, or nobody does: the same optimum with and without it differs by the constant.
# Seen: HiGHS counts it. cbc counts it when it maximises and drops it without a word when it minimises, also in an .mps file that it
# writes from the text. Two solvers compared by their optima differ, and a gap in per cent is one of another number. glpsol refuses the text.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund highs@1.15.3
apt-get download -qq glpk-utils=5.0-1 libglpk40=5.0-1 libamd2=1:5.12.0+dfsg-2 libcolamd2=1:5.12.0+dfsg-2 \
  libsuitesparseconfig5=1:5.12.0+dfsg-2 libltdl7=2.4.7-7~deb12u1 libgmp10=2:6.2.1+dfsg1-1.1 \
  coinor-cbc=2.10.8+ds1-1 coinor-libcbc3=2.10.8+ds1-1 coinor-libclp1=1.17.6-3 coinor-libcgl1=0.60.3+repack1-4 \
  coinor-libcoinutils3v5=2.11.4+repack1-2 coinor-libosi1v5=0.108.6+repack1-2 libmumps-seq-5.5=5.5.1-1 \
  liblapack3=3.11.0-2 libblas3=3.11.0-2 libgfortran5=12.2.0-14+deb12u1 libquadmath0=12.2.0-14+deb12u1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
lib="$PWD/root/usr/lib/x86_64-linux-gnu"
export LD_LIBRARY_PATH="$lib:$lib/lapack:$lib/blas"
cat >plain.lp <<'LP'
Minimize
 obj: 2 x + 3 y
Subject To
 c1: x + y >= 4
 c2: x <= 3
End
LP
sed 's/ 3 y/ 3 y + 10/' plain.lp >constant.lp
for file in plain constant; do sed 's/Minimize/Maximize/; s/>= 4/<= 4/' $file.lp >$file-maximised.lp; done
cat > see.mjs <<'JS'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import loadHighs from 'highs'

async function byHighs(file) {
  try {
    return (await loadHighs()).solve(readFileSync(file, 'utf8')).ObjectiveValue
  } catch {
    return 'refused'
  }
}
function byCbc(file) {
  const { status, stdout } = spawnSync('root/usr/bin/cbc', [file, 'solve'], { encoding: 'utf8' })
  const optimum = stdout.match(/^Optimal - objective value (\S+)$/m)
  return status === 0 && optimum ? Number(optimum[1]) : 'refused'
}
function byGlpsol(file) {
  const { status } = spawnSync('root/usr/bin/glpsol', ['--lp', file, '-o', 'solution'])
  return status === 0 ? Number(readFileSync('solution', 'utf8').match(/^Objective: +obj = (\S+)/m)[1]) : 'refused'
}
const expected = {
  plain: '9, 9, 9',
  constant: '19, 9, refused',
  'plain-maximised': '12, 12, 12',
  'constant-maximised': '22, 22, refused',
}
let changed = 0
for (const [name, was] of Object.entries(expected)) {
  const file = `${name}.lp`
  const is = [await byHighs(file), byCbc(file), byGlpsol(file)].join(', ')
  console.log(`${name}: ${is} (HiGHS, cbc, glpsol)`)
  if (is !== was) console.log(`CHANGED ${name}, was ${was}`)
  if (is !== was) changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
