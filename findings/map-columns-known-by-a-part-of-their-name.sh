#!/bin/sh
# gpsbabel 1.8.0 (Debian) turns an organiser's list with a header line (format unicsv) into points for a map or a phone. The columns Name, Lat and Lon are there, and one
# more behind them.
# Expected: what is no column of a format for points is left out; the columns that have the very names count.
# Seen: a column is known by any part of its name, in capitals or not, and the last one that is known wins. "late", "plates" and German "Platz" (seat) hold "lat": the
# guest stands at 4 degrees north, in Cameroon, 5,200 km from home. "Long table" and "Salon" move people to the east or west, "Telefon" is a height of
# 3,415 km, "Last name" takes the place of the name. No warning, and an exit status of 0; "Seats", "Plätze" and "Table" do no harm.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq gpsbabel=1.8.0+ds-5 libqt5core5a libshp2 libusb-1.0-0 libudev1 libicu72 libpcre2-16-0 libdouble-conversion3 libglib2.0-0 libzstd1 zlib1g 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
export LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu:$PWD/root/lib/x86_64-linux-gnu"
for column in Seats Plätze Platz plates late Table 'Long table' Salon Telefon 'Last name'; do
  case $column in
  Telefon) last=03414960 ;;
  'Last name') last=Kurz ;;
  *) last=4 ;;
  esac
  printf 'Name,Lat,Lon,%s\nAnna,51.34,12.37,%s\n' "$column" "$last" >guests.csv
  point=$(root/usr/bin/gpsbabel -i unicsv -f guests.csv -o gpx -F - | grep -E '<(wpt|ele|name)' | sed 's/<wpt \(.*\)>/\1/; s/<[a-z]*>//; s/<.*//; s/0*"/"/g' | tr -s ' \n' ' ')
  echo "$column $last:$point"
done | tee seen
cat >expected <<'SEEN'
Seats 4: lat="51.34" lon="12.37" Anna 
Plätze 4: lat="51.34" lon="12.37" Anna 
Platz 4: lat="4." lon="12.37" Anna 
plates 4: lat="4." lon="12.37" Anna 
late 4: lat="4." lon="12.37" Anna 
Table 4: lat="51.34" lon="12.37" Anna 
Long table 4: lat="51.34" lon="4." Anna 
Salon 4: lat="51.34" lon="4." Anna 
Telefon 03414960: lat="51.34" lon="12.37" 3414960.000 Anna 
Last name Kurz: lat="51.34" lon="12.37" Kurz 
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
