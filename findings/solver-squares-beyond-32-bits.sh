#!/bin/sh
# clingo-wasm 0.6.0 (clingo 5.8.1, an answer set solver) chooses one of three hosts whose way is shortest; ways count squared, so that one
# long way weighs more than two short ones.
# Expected: the shortest way, or an error where a number is too large.
# Seen: numbers have 32 bits and wrap without an error or a warning, in a product and written out. From 46,341 metres on, the square is
# negative, and the longest way is an "OPTIMUM FOUND" at a cost below zero. The sum of all costs has 64 bits and is right: doubling each
# penalty of a plan that works shows nothing until one of them wraps.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund clingo-wasm@0.6.0
cat > see.mjs <<'JS'
import { run } from 'clingo-wasm'

async function chosen(program) {
  const { Result, Warnings, Call } = await run(`${program} #show host/1.`, 0)
  const { Value, Costs } = Call.at(-1).Witnesses.at(-1)
  const warned = Warnings.some((warning) => warning.trim() !== '')
  return `${Result}: ${Value.join(' ')} at ${Costs[0]}${warned ? ", with a warning" : ""}`
}
const squared = (longest) =>
  `{host(1..3)} = 1. way(1, 1200). way(2, 3100). way(3, ${longest}). #minimize { M*M, H : host(H), way(H, M) }.`
const seen = [
  ['46,340 m at the most', await chosen(squared(46_340)), 'OPTIMUM FOUND: host(1) at 1440000'],
  ['46,341 m at the most', await chosen(squared(46_341)), 'OPTIMUM FOUND: host(3) at -2147479015'],
  [
    'a penalty written out',
    await chosen('{host(1..2)} = 1. #minimize { 3000000000, 1 : host(1); 5, 2 : host(2) }.'),
    'OPTIMUM FOUND: host(1) at -1294967296',
  ],
  [
    'a sum of two penalties',
    await chosen('host(1). #minimize { 2000000000, 1 : host(1); 2000000000, 2 : host(1) }.'),
    'OPTIMUM FOUND: host(1) at 4000000000',
  ],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
