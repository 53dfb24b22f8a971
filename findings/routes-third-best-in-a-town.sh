#!/bin/sh
# k-shortest-path 0.0.5 (Yen's algorithm) with graphlib 2.1.8: the three shortest ways on foot from one kitchen to the next, to choose
# the one that passes no house of the evening. Five corners; the minutes are the labels of the edges, as in its README.
# Expected: the three shortest ways, shortest first; a function of weights that reads the same labels changes nothing.
# Seen: the first two are right. The third is left out, though there are more: a list of two, or, with three, the fourth best way in its
# place, with the right minutes and in order, so that nothing looks amiss. The search takes edges away for a while and puts them back
# without their labels. With `(edge) => graph.edge(edge)`, as the fifth argument, it reads them in a graph that it leaves alone, and all
# three are right. The example of its README is right both ways.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund k-shortest-path@0.0.5 graphlib@2.1.8
cat > see.mjs <<'JS'
import graphlib from 'graphlib'
import { ksp } from 'k-shortest-path'

/** All ways without a loop, by trying every corner. */
function everyWay(graph, to, way, minutes = 0) {
  const at = way.at(-1)
  if (at === to) return [[way.join(''), minutes]]
  return graph
    .successors(at)
    .filter((next) => !way.includes(next))
    .flatMap((next) => everyWay(graph, to, [...way, next], minutes + graph.edge(at, next)))
}
const named = (ways) => ways.map(([way, minutes]) => `${way} ${minutes}`).join(', ')

function see(streets, to) {
  const graph = new graphlib.Graph()
  for (const street of streets.split(' ')) {
    const [one, other, ...minutes] = street
    graph.setEdge(one, other, Number(minutes.join('')))
    graph.setEdge(other, one, Number(minutes.join('')))
  }
  const three = (...more) =>
    named(
      ksp(graph, 'A', to, 3, ...more).map(({ edges, totalCost }) => [
        ['A', ...edges.map(({ toNode }) => toNode)].join(''),
        totalCost,
      ]),
    )
  const tried = everyWay(graph, to, ['A']).sort(([, a], [, b]) => a - b)
  return [`of ${tried.length}: ${named(tried.slice(0, 3))}`, three(), three((edge) => graph.edge(edge))]
}

const kitchens = see('AC5 AD7 CD7 CE7 DE3', 'E')
const across = see('AB5 AC2 AD6 BC5 BD2 CD5 CE9', 'E')
const seen = [
  ['five streets, all tried', kitchens[0], 'of 4: ADE 10, ACE 12, ACDE 15'],
  ['five streets, by labels', kitchens[1], 'ADE 10, ACE 12, ADCE 21'],
  ['five streets, by a function', kitchens[2], 'ADE 10, ACE 12, ACDE 15'],
  ['seven streets, all tried', across[0], 'of 5: ACE 11, ABCE 19, ADCE 20'],
  ['seven streets, by labels', across[1], 'ACE 11, ABCE 19'],
  ['seven streets, by a function', across[2], 'ACE 11, ABCE 19, ADCE 20'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
