#!/bin/sh
# osmtogeojson 2.2.12 and osm2geojson-lite 1.2.0 (with completeFeature) turn the same answer of an Overpass server into points and outlines: house
# numbers 1 and 3 on two doors of one building, which is how many towns are mapped, 5 on a point of its own, and 7 on a building of
# which the query asked for the middle alone (`out center`).
# Expected: whichever of them one takes, four addresses that can be found.
# Seen: osmtogeojson has all four. osm2geojson-lite drops the doors, since their points belong to an outline (renderTagged brings them back),
# and with any option it drops the building of `out center`. Nothing tells of either: guests of those houses are not on the map.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund osmtogeojson@2.2.12 osm2geojson-lite@1.2.0
cat > see.mjs <<'JS'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const osmtogeojson = require('osmtogeojson')
const lite = require('osm2geojson-lite')
const door = (housenumber) => ({ entrance: 'yes', 'addr:street': 'Kurzweg', 'addr:housenumber': housenumber })
const answer = {
  elements: [
    { type: 'node', id: 1, lat: 51, lon: 7, tags: door('1') },
    { type: 'node', id: 2, lat: 51, lon: 7.001, tags: door('3') },
    { type: 'node', id: 3, lat: 51.001, lon: 7.001 },
    { type: 'node', id: 4, lat: 51.01, lon: 7, tags: { 'addr:street': 'Kurzweg', 'addr:housenumber': '5' } },
    { type: 'way', id: 10, nodes: [1, 2, 3, 1], tags: { building: 'yes' } },
    { type: 'way', id: 11, center: { lat: 51, lon: 7.2 }, tags: { building: 'yes', 'addr:street': 'Kurzweg', 'addr:housenumber': '7' } },
  ],
}
const told = ({ features }) => {
  const numbers = features.map(({ geometry, properties }) => [(properties.tags ?? properties)['addr:housenumber'], geometry.type])
  return numbers.filter(([number]) => number).map((number) => number.join(' ')).sort().join(', ')
}
console.log(`osmtogeojson: ${told(osmtogeojson(answer))}`)
for (const options of [{}, { renderTagged: true }, { renderTagged: true, excludeWay: false }]) {
  const read = (lite.default ?? lite)(structuredClone(answer), { completeFeature: true, ...options })
  console.log(`osm2geojson-lite ${JSON.stringify(options)}: ${told(read)}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
osmtogeojson: 1 Point, 3 Point, 5 Point, 7 Point
osm2geojson-lite {}: 5 Point
osm2geojson-lite {"renderTagged":true}: 1 Point, 3 Point, 5 Point
osm2geojson-lite {"renderTagged":true,"excludeWay":false}: 1 Point, 3 Point, 5 Point
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
