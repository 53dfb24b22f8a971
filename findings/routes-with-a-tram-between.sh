#!/bin/sh
# gpxparser 3.0.8, its successor @we-gold/gpxjs 1.2.0, leaflet-gpx 2.2.0 and gpx-parse 0.10.4 read what a phone recorded of a team's way (GPX): 334 metres on foot in six minutes, the recorder
# paused in a tram, and 111 metres in two minutes. So the track has two segments, which GPX says are not connected; beside it the first segment alone.
# Expected: 334 and 445 metres, six minutes and 22 minutes; what was not recorded is no part of the way.
# Seen: gpxparser, gpxjs and leaflet-gpx count the ride as walked, 2,335 metres; as GeoJSON the first two draw one line across the town. gpx-parse has 445, and
# @tmcw/togeojson 7.1.3, beside them, two lines. gpxjs, which adds times, leaves out the last point: the walk of six minutes took four, the evening ends two
# minutes early. Its moving time is 0 for a walk whose points are more than ten seconds apart, as a phone that saves power writes them.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund gpxparser@3.0.8 @we-gold/gpxjs@1.2.0 leaflet-gpx@2.2.0 leaflet@1.9.4 gpx-parse@0.10.4 @tmcw/togeojson@7.1.3 jsdom@26.1.0 2>/dev/null
cat > see.mjs <<'JS'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { JSDOM } from 'jsdom'

const require = createRequire(import.meta.url)
const { window } = new JSDOM('')
Object.assign(globalThis, { window, document: window.document, DOMParser: window.DOMParser, XMLSerializer: window.XMLSerializer })
const GpxParser = require('gpxparser')
const { parseGpx } = require('gpx-parse')
globalThis.L = require('leaflet')
require('leaflet-gpx')
const { parseGPX } = await import('@we-gold/gpxjs')
const { gpx: toGeoJson } = await import('@tmcw/togeojson')

const first = [['51.340', '00'], ['51.341', '02'], ['51.342', '04'], ['51.343', '06']]
const second = [['51.360', '20'], ['51.361', '22']]
const point = ([latitude, minute]) => `<trkpt lat="${latitude}" lon="12.37"><ele>110</ele><time>2026-06-13T17:${minute}:00Z</time></trkpt>`
const track = (segments) => `<?xml version="1.0"?><gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Team 7</name>${segments
  .map((points) => `<trkseg>${points.map(point).join('')}</trkseg>`)
  .join('')}</trk></gpx>`
const shapes = ({ features }) => features.map(({ geometry }) => geometry.type).join()
for (const [name, segments] of Object.entries({ 'on foot': [first], 'on foot, tram, on foot': [first, second] })) {
  const gpx = track(segments)
  const parser = new GpxParser()
  parser.parse(gpx)
  console.log(`${name}: gpxparser ${Math.round(parser.tracks[0].distance.total)} m, ${shapes(parser.toGeoJSON())}`)
  const [parsed] = parseGPX(gpx)
  const { distance, duration } = parsed.tracks[0]
  console.log(`  gpxjs ${Math.round(distance.total)} m, ${shapes(parsed.toGeoJSON())}, until ${duration.endTime.toISOString().slice(11, 16)}, ${duration.totalDuration} s, moving ${duration.movingDuration} s`)
  const layer = new L.GPX(gpx, { async: false })
  console.log(`  leaflet-gpx ${Math.round(layer.get_distance())} m, ${layer.get_total_time() / 1000} s`)
  const { tracks } = await promisify(parseGpx)(gpx)
  console.log(`  gpx-parse ${Math.round(tracks[0].length() * 1000)} m; togeojson ${shapes(toGeoJson(new DOMParser().parseFromString(gpx, 'text/xml')))}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
on foot: gpxparser 334 m, LineString
  gpxjs 334 m, LineString, until 17:04, 240 s, moving 0 s
  leaflet-gpx 334 m, 360 s
  gpx-parse 333 m; togeojson LineString
on foot, tram, on foot: gpxparser 2335 m, LineString
  gpxjs 2335 m, LineString, until 17:20, 1200 s, moving 0 s
  leaflet-gpx 2335 m, 1320 s
  gpx-parse 445 m; togeojson MultiLineString
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
