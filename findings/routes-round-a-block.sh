#!/bin/sh
# geojson-path-finder 2.1.0: Anna lives west of a block of houses, Bo east of it. Two streets lead round the block, each with one bend:
# a short one in the north, and one in the south that is six times as long between the same two crossings.
# Expected: the shortest path, 0.42 km, whatever the order of the streets in the file. If both are one-way, the northern one to the east
# and the southern one to the west, 0.42 km there and 1.18 km back.
# Seen: the street that comes first in the file is the only one between the crossings: with the southern one first the shortest path has
# 1.18 km, in both directions. If the streets are one-way, there is a path there and none back, or none there, by the order again; if
# only the southern one is one-way and comes first, there is none to Bo though the northern one leads to him. Bends are taken out of the
# network when it is built, and a second street between two crossings finds its place taken. Where one more street starts at the
# northern bend, the shortest path is found.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund geojson-path-finder@2.1.0
cat > see.mjs <<'JS'
import finder from 'geojson-path-finder'

const PathFinder = finder.default ?? finder
const places = {
  Anna: [12.36, 51.34],
  west: [12.362, 51.34],
  north: [12.363, 51.3402],
  south: [12.363, 51.336],
  east: [12.364, 51.34],
  Bo: [12.366, 51.34],
  yard: [12.363, 51.3406],
}
const point = (name) => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: places[name] } })
// The great circle on a sphere, in km, as good as the weights that the package has by itself; one-way as its README says.
function kilometres([west, south], [east, north]) {
  const x = (east - west) * Math.cos(((south + north) / 2) * (Math.PI / 180))
  return Math.hypot(x, north - south) * (Math.PI / 180) * 6371
}
const oneWay = (from, to, properties) => {
  const length = kilometres(from, to)
  return properties.oneWay ? { forward: length, backward: 0 } : length
}

function there(streets, options) {
  const features = streets.map((street) => {
    const coordinates = street.replace(' (one-way)', '').split(' ').map((name) => places[name])
    const properties = { oneWay: street.endsWith('(one-way)') }
    return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
  })
  const network = new PathFinder({ type: 'FeatureCollection', features }, options)
  const path = (from, to) => network.findPath(point(from), point(to))
  const told = (found) => {
    if (found === undefined) return 'none'
    const side = ['north', 'south'].find((name) => found.path.some(([, latitude]) => latitude === places[name][1]))
    return `${found.weight.toFixed(2)} km ${side}`
  }
  return `there ${told(path('Anna', 'Bo'))}, back ${told(path('Bo', 'Anna'))}`
}

const [first, last] = ['Anna west', 'east Bo']
const [north, south, toWest] = ['west north east', 'west south east', 'east south west (one-way)']
const toEast = `${north} (one-way)`
const weight = { weight: oneWay }
const seen = [
  ['north, south', there([first, north, south, last]), 'there 0.42 km north, back 0.42 km north'],
  ['south, north', there([first, south, north, last]), 'there 1.18 km south, back 1.18 km south'],
  ['south, north, yard', there([first, south, north, last, 'north yard']), 'there 0.42 km north, back 0.42 km north'],
  ['one-way north, one-way south', there([first, toEast, toWest, last], weight), 'there 0.42 km north, back none'],
  ['one-way south, one-way north', there([first, toWest, toEast, last], weight), 'there none, back 1.18 km south'],
  ['one-way south, north', there([first, toWest, north, last], weight), 'there none, back 1.18 km south'],
  ['north, one-way south', there([first, north, toWest, last], weight), 'there 0.42 km north, back 0.42 km north'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
