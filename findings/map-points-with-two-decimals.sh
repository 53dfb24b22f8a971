#!/bin/sh
# geo-coordinates-parser 1.7.4 and coordinate-parser 1.0.7, on whose formats the former says that it is built, read where a host lives: a pair as maps show
# it when one has zoomed out, with one, two or three decimals.
# Expected: degrees, in both; letters without a sign for degrees ("51.34N") are minutes in geo-coordinates-parser, as its readme says.
# Seen: geo-coordinates-parser takes one or two decimals for minutes without letters too: Berlin, 52.52, 13.41, lands 43 km off, and says format "DM". With three
# decimals it is right, with the last one a nought too. Where the figures cannot be minutes it raises an error, and so it does for a comma without a
# blank; so of places typed in one way some are right, some refused and some in the next county. coordinate-parser reads all as degrees.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund geo-coordinates-parser@1.7.4 coordinate-parser@1.0.7
cat > see.cjs <<'JS'
const Coordinates = require('coordinate-parser')
const { convert } = require('geo-coordinates-parser')

const metres = ([fromLat, fromLon], [toLat, toLon]) => {
  const north = (toLat - fromLat) * 111_195
  const east = (toLon - fromLon) * 111_195 * Math.cos(((fromLat + toLat) / 2) * (Math.PI / 180))
  return Math.round(Math.hypot(north, east))
}
for (const typed of ['52.5, 13.4', '52.52, 13.41', '52.520, 13.410', '52.5200, 13.4100', '51.34, 12.37', '48.78, 9.18', '52.52,13.41']) {
  const meant = typed.split(',').map(Number)
  const { latitude, longitude } = new Coordinates(typed)
  let read
  try {
    const { decimalLatitude, decimalLongitude, originalFormat } = convert(typed)
    read = `${decimalLatitude}, ${decimalLongitude} (${originalFormat}), ${metres(meant, [decimalLatitude, decimalLongitude])} m off`
  } catch (error) {
    read = error.message
  }
  console.log(`${typed}: coordinate-parser ${metres(meant, [latitude, longitude])} m off; geo-coordinates-parser ${read}`)
}
JS
node see.cjs | tee seen
cat >expected <<'SEEN'
52.5, 13.4: coordinate-parser 0 m off; geo-coordinates-parser 52.08333, 13.06667 (DM), 51581 m off
52.52, 13.41: coordinate-parser 0 m off; geo-coordinates-parser 52.86667, 13.68333 (DM), 42723 m off
52.520, 13.410: coordinate-parser 0 m off; geo-coordinates-parser 52.52, 13.41 (DD), 0 m off
52.5200, 13.4100: coordinate-parser 0 m off; geo-coordinates-parser 52.52, 13.41 (DD), 0 m off
51.34, 12.37: coordinate-parser 0 m off; geo-coordinates-parser 51.56667, 12.61667 (DM), 30453 m off
48.78, 9.18: coordinate-parser 0 m off; geo-coordinates-parser invalid coordinates format
52.52,13.41: coordinate-parser 0 m off; geo-coordinates-parser invalid coordinates format
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
