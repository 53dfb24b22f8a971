#!/bin/sh
# Routino 3.3.3 (Debian), a router for OpenStreetMap data, is asked for the shortest way on foot between two hosts: Anna lives at the end of a dead-end street, Bo in a yard off the
# next block, 200 metres away: to the crossing, and half a block on.
# Expected: 0.2 km, there and back.
# Seen: from Bo to Anna 0.2 km. From Anna to Bo it passes the yard, goes on to the next crossing, turns round there and comes back, 0.3 km; if the next crossing is 650 metres away, 1.49 km.
# It does so for whoever starts in a dead-end street, from each house in it, and goes to the block behind its crossing, by bicycle too; from a through street it is right. The list of
# turns has a U-turn, and the exit status is 0. To a house behind the next crossing there is none, so a look at a few longer routes shows nothing.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq routino=3.3.3-2 routino-common=3.3.3-2 libroutino0=3.3.3-2 zlib1g libbz2-1.0 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu:$PWD/root/lib/x86_64-linux-gnu"
# The crossings 2 and 4, the block between them, and two ways round it; 5 is Bo's yard, 1 Anna's house, 8 a house on a through street.
map() {
  echo '<?xml version="1.0" encoding="UTF-8"?><osm version="0.6">'
  while read -r id latitude longitude; do echo "<node id=\"$id\" version=\"1\" lat=\"$latitude\" lon=\"$longitude\"/>"; done <<NODES
1 51.34000 12.36860
2 51.34000 12.37000
3 51.34000 12.37072
4 51.34000 $1
5 51.34050 12.37072
6 51.33900 12.37000
7 51.33900 $1
8 51.34100 12.37000
9 51.34100 $1
10 51.34000 12.38144
NODES
  while read -r id nodes; do
    echo "<way id=\"$id\" version=\"1\">"
    for node in $nodes; do echo "<nd ref=\"$node\"/>"; done
    echo '<tag k="highway" v="residential"/></way>'
  done <<WAYS
11 1 2
12 2 3 4
13 3 5
14 2 6 7 4
15 2 8 9 4
16 4 10
WAYS
  echo '</osm>'
}
route() {
  length=$(root/usr/bin/routino-router --dir=. --prefix=town --profiles=root/usr/share/routino/profiles.xml --translations=root/usr/share/routino/translations.xml \
    --transport="$2" --shortest --lat1="$3" --lon1="$4" --lat2="$5" --lon2="$6" --output-text-all --output-stdout |
    awk -F '\t' '!/^#/ { total = $7; if (/U-turn/) turn = ", with a U-turn" } END { print total + 0 " km" turn }')
  echo "$1, $2: $length"
}
for next in 12.37144 12.38000; do
  echo "next crossing at $next"
  map "$next" >town.osm
  root/usr/bin/planetsplitter --dir=. --prefix=town --tagging=root/usr/share/routino/tagging.xml town.osm >/dev/null
  for transport in foot bicycle; do
    route 'Anna to Bo' $transport 51.34 12.3686 51.3405 12.37072
    route 'Bo to Anna' $transport 51.3405 12.37072 51.34 12.3686
  done
  route 'Anna, near the crossing, to Bo' foot 51.34 12.3696 51.3405 12.37072
  route 'house on a through street to Bo' foot 51.3405 12.37 51.3405 12.37072
  route 'Anna to a house behind the next crossing' foot 51.34 12.3686 51.34 12.38144
done | tee seen
cat >expected <<'SEEN'
next crossing at 12.37144
Anna to Bo, foot: 0.3 km, with a U-turn
Bo to Anna, foot: 0.2 km
Anna to Bo, bicycle: 0.3 km, with a U-turn
Bo to Anna, bicycle: 0.2 km
Anna, near the crossing, to Bo, foot: 0.23 km, with a U-turn
house on a through street to Bo, foot: 0.16 km
Anna to a house behind the next crossing, foot: 0.89 km
next crossing at 12.38000
Anna to Bo, foot: 1.49 km, with a U-turn
Bo to Anna, foot: 0.2 km
Anna to Bo, bicycle: 1.49 km, with a U-turn
Bo to Anna, bicycle: 0.2 km
Anna, near the crossing, to Bo, foot: 1.42 km, with a U-turn
house on a through street to Bo, foot: 0.16 km
Anna to a house behind the next crossing, foot: 0.89 km
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
