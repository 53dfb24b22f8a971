#!/bin/sh
# csvkit 1.0.7 (Debian) sorts and joins the lists of an organiser, as German Excel saves them: one with what each guest has paid, one with
# diets. One guest's name is None.
# Expected: rows in another order, or next to each other; their cells as they were, as csvcut and csvgrep of the same package leave them.
# Seen: csvsort and csvjoin write each cell again as the number, day or nothing that they take it for. 01067 is 1067, a phone loses its + or its 0, the diet
# "none" and the guest None are empty, and 25,50 is 2550. Option -L de_DE has them read the comma right, but they write a point: a second
# step with the same option makes 25,50 into 2550, and 1.250,00 into 125000. No warning. With -I
# numbers stay as they were, and None still has no name.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-agatedbf=0.2.2-2 python3-agateexcel=0.2.5-2 \
  python3-agatesql=0.5.8-2 python3-babel=2.10.3-1 python-babel-localedata=2.10.3-1 python3-isodate=0.6.1-1 python3-leather=0.3.4-2 \
  python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-six=1.16.0-4 python3-slugify=4.0.0-2 python3-text-unidecode=1.3-1 \
  python3-tz=2022.7.1-4 python3-unidecode=1.3.6-1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
packages="$PWD/root/usr/lib/python3/dist-packages"
ln -sfn "$PWD/root/usr/share/python-babel-localedata/locale-data" "$packages/babel/locale-data"
csvkit() { program=$1; shift; echo "$program $*"; PYTHONPATH="$packages" /usr/bin/python3 "root/usr/bin/$program" "$@"; }
cat >paid.csv <<'CSV'
name;plz;paid;phone
Clara;04229;1.250,00;+493515550101
Anna;01067;25,50;03515550102
None;01069;12,00;03515550103
CSV
cat >diets.csv <<'CSV'
name;diet
Anna;vegan
Clara;none
CSV
{
  csvkit csvgrep -d ';' -c name -r . paid.csv
  csvkit csvsort -d ';' -c name paid.csv
  csvkit csvsort -d ';' -I -c name paid.csv
  csvkit csvjoin -d ';' -c name paid.csv diets.csv
  csvkit csvsort -d ';' -L de_DE -c paid paid.csv | tee once.csv
  sed -i 1d once.csv
  csvkit csvsort -L de_DE -c name once.csv
} | tee seen
cat >expected <<'SEEN'
csvgrep -d ; -c name -r . paid.csv
name,plz,paid,phone
Clara,04229,"1.250,00",+493515550101
Anna,01067,"25,50",03515550102
None,01069,"12,00",03515550103
csvsort -d ; -c name paid.csv
name,plz,paid,phone
Anna,1067,2550,3515550102
Clara,4229,1.25000,493515550101
,1069,1200,3515550103
csvsort -d ; -I -c name paid.csv
name,plz,paid,phone
Anna,01067,"25,50",03515550102
Clara,04229,"1.250,00",+493515550101
,01069,"12,00",03515550103
csvjoin -d ; -c name paid.csv diets.csv
name,plz,paid,phone,diet
Clara,4229,1.25000,493515550101,
Anna,1067,2550,3515550102,vegan
csvsort -d ; -L de_DE -c paid paid.csv
name,plz,paid,phone
,1069,12.00,3515550103
Anna,1067,25.50,3515550102
Clara,4229,1250.00,493515550101
csvsort -L de_DE -c name once.csv
name,plz,paid,phone
Anna,1067,2550,3515550102
Clara,4229,125000,493515550101
,1069,1200,3515550103
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
