#!/bin/sh
# @turf/turf 7.4.0: five guests of one town, two of them in one house; the same five with these two at the end of the list.
# Expected: clustersKmeans makes two groups when two are asked for, wherever the two stand in the list; voronoi gives a polygon per guest,
# or leaves one of the two out.
# Seen: clustersKmeans starts from the first guests of the list. If these live in one house, all five land in group 1 and group 0 is empty,
# although the groups are plain to see. voronoi leaves a hole in its list of features where a guest of that house stood: JSON has `null` there
# (no GeoJSON any more), and turf's own featureEach raises a TypeError on it.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @turf/turf@7.4.0
cat > see.mjs <<'JS'
import { clustersKmeans, featureCollection, featureEach, point, voronoi } from '@turf/turf'

const north = [[12.37, 51.39], [12.37, 51.39], [12.38, 51.39]]
const south = [[12.37, 51.31], [12.38, 51.31]]
const guests = (places) => featureCollection(places.map((place) => point(place)))

function groups(places) {
  const { features } = clustersKmeans(guests(places), { numberOfClusters: 2 })
  return features.map(({ properties }) => properties.cluster).join(' ')
}
const polygons = voronoi(guests([...north, ...south]), { bbox: [12.3, 51.3, 12.4, 51.4] })
const inJson = JSON.parse(JSON.stringify(polygons)).features.map((feature) => feature?.geometry.type ?? 'null')
let error = 'none'
try {
  featureEach(JSON.parse(JSON.stringify(polygons)), ({ geometry }) => geometry)
} catch (reason) {
  error = reason.name
}
const seen = [
  ['groups, the two first', groups([...north, ...south]), '1 1 1 1 1'],
  ['groups, the two last', groups([...north, ...south].reverse()), '0 0 1 1 1'],
  ['voronoi', inJson.join(' '), 'null Polygon Polygon Polygon Polygon'],
  ['featureEach on it', error, 'TypeError'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
