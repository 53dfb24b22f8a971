#!/bin/sh
# min-cost-flow 2.1.0, `minimumWeightBipartiteMatch`: each pair has a `left`, a `right` and a weight. Four teams each mark the dish of
# one other team, with the minutes on foot as weights: every team is on the left as a judge and on the right as a cook.
# Expected: each judge goes to one cook and each cook has one judge, with the fewest minutes in all, as with munkres 2.0.4.
# Seen: the first team by name is to judge all others, the second all after it, and the last none, whatever the minutes are: six pairs
# of four teams, and no error. Both sides are corners of one network, where a name on the left is the same corner as on the right. If only
# one name is on both sides, a judge is missing, though there is a cook for each, or five pairs come from four judges. With the side
# written before each name all are right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund min-cost-flow@2.1.0 munkres@2.0.4
cat > see.mjs <<'JS'
import flow from 'min-cost-flow'
import { munkres } from 'munkres'

const pairsOf = (text) =>
  text.split(' ').map((pair) => ({ left: pair[0], right: pair[1], weight: Number(pair.slice(2)) }))
const written = (pairs) => pairs.map(({ left, right, weight }) => `${left}${right}${weight}`).sort().join(' ')
const matched = (pairs) => written(flow.minimumWeightBipartiteMatch(pairs))
function apart(pairs) {
  const named = pairs.map(({ left, right, weight }) => ({ left: `judge ${left}`, right: `cook ${right}`, weight }))
  const last = (name) => name.at(-1)
  const found = flow.minimumWeightBipartiteMatch(named)
  return written(found.map(({ left, right, weight }) => ({ left: last(left), right: last(right), weight })))
}
function byMunkres(pairs) {
  const [judges, cooks] = ['left', 'right'].map((side) => [...new Set(pairs.map((pair) => pair[side]))].sort())
  const of = (left, right) => pairs.find((pair) => pair.left === left && pair.right === right)
  const minutes = judges.map((judge) => cooks.map((cook) => of(judge, cook)?.weight ?? 1000))
  return written(munkres(minutes).map(([judge, cook]) => of(judges[judge], cooks[cook])))
}

const evenings = {
  'four teams': 'AB1 AC2 AD8 BA3 BC9 BD6 CA4 CB5 CD8 DA2 DB8 DC8',
  'others near': 'AB8 AC9 AD3 BA2 BC9 BD9 CA9 CB1 CD9 DA9 DB9 DC4',
  'A on both sides': 'AC5 BC5 BA5',
  'A among four': 'AE1 AF1 AG2 BA4 BE7 BF3 BG5 CA1 CE8 CF9 CG9 DA1 DE6 DF9 DG5',
}
const was = {
  'four teams': ['AB1 AC2 AD8 BC9 BD6 CD8', 'AC2 BD6 CB5 DA2', 'AC2 BD6 CB5 DA2'],
  'others near': ['AB8 AC9 AD3 BC9 BD9 CD9', 'AD3 BA2 CB1 DC4', 'AD3 BA2 CB1 DC4'],
  'A on both sides': ['BC5', 'AC5 BA5', 'AC5 BA5'],
  'A among four': ['AE1 AG2 BF3 CA1 DA1', 'AE1 BF3 CA1 DG5', 'AE1 BF3 CA1 DG5'],
}
let changed = false
for (const [evening, text] of Object.entries(evenings)) {
  const pairs = pairsOf(text)
  const seen = [matched(pairs), apart(pairs), byMunkres(pairs)]
  console.log(`${evening}: ${seen[0]}; with the sides in the names ${seen[1]}; by munkres ${seen[2]}`)
  if (seen.join() !== was[evening].join()) {
    console.log(`CHANGED ${evening}: was ${was[evening].join('; ')}`)
    changed = true
  }
}
process.exit(changed ? 1 : 0)
JS
node see.mjs
