#!/bin/sh
# csv2geojson 5.1.2 makes points for a map of a list of guests, with a point in the coordinates and a comma between columns, and as German Excel saves
# it: a comma in the coordinates and a semicolon between columns, which delimiter 'auto' detects.
# Expected: the same two points, or the error that it has for what is no coordinate.
# Seen: the German list gives points too, of whole degrees: all guests of Leipzig stand at 51, 12, 46 km away, in one place, and the error is null.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund csv2geojson@5.1.2
cat > see.mjs <<'JS'
import csv from 'csv2geojson'

const lists = {
  point: 'name,lat,lon\nAnna,51.34,12.37\nBo,51.32,12.41\n',
  comma: 'name;lat;lon\nAnna;51,34;12,37\nBo;51,32;12,41\n',
  word: 'name;lat;lon\nAnna;north;12,37\n',
}
for (const [kind, list] of Object.entries(lists)) {
  csv.csv2geojson(list, { latfield: 'lat', lonfield: 'lon', delimiter: 'auto' }, (error, points) => {
    const places = points.features.map(({ geometry }) => geometry.coordinates.join(' '))
    console.log(`${kind}: ${error ? error[0].message : 'no error'}; ${places.join(', ') || 'no point'}`)
  })
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
point: no error; 12.37 51.34, 12.41 51.32
comma: no error; 12 51, 12 51
word: A row contained an invalid value for latitude or longitude; no point
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
