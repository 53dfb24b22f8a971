#!/bin/sh
# ledger 3.3.0 and hledger 1.25 (both Debian) add up one journal of what guests have paid, as a German writes it: 25,50 EUR, 1.250,00 EUR, and a whole amount
# without the comma, 1.250 EUR. hledger reads ledger's journals, as its documentation says.
# Expected: 2.525,50 in both, or that one of them asks what the point is.
# Seen: ledger learns from the lines above that the point groups figures, and is right; with the whole amount first, the same three lines make 1.276,750. hledger takes
# a mark that stands alone for the decimal one, whatever else the journal has, so 1.250 EUR are one euro and a quarter, in any order. A line "commodity" at the
# top, the remedy in hledger's documentation, mends hledger and not ledger; --decimal-comma mends ledger. No warning from either.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq ledger=3.3.0-3 hledger=1.25-2+b5 libboost-filesystem1.74.0 libboost-iostreams1.74.0 libboost-python1.74.0 libboost-regex1.74.0 \
  libicu72 libmpfr6 libgmp10 libffi8 libpython3.11 libexpat1 libedit2 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
debian() { LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu:$PWD/root/usr/lib/ledger" "root/usr/bin/$@"; }
journal() { for amount; do printf '2026-06-01 guest\n    assets:bank    %s\n    income:guests\n\n' "$amount"; done; }
sum() { debian "$@" | grep -o '[0-9.,]* EUR' | head -1; }
journal '25,50 EUR' '1.250,00 EUR' '1.250 EUR' > last.journal
journal '1.250 EUR' '25,50 EUR' '1.250,00 EUR' > first.journal
{ printf 'commodity 1.000,00 EUR\n\n'; cat first.journal; } > commodity.journal
for name in last first commodity; do
  echo "$name: ledger $(sum ledger -f $name.journal balance assets), hledger $(sum hledger -f $name.journal balance assets)"
done | tee seen
echo "first, with --decimal-comma: ledger $(sum ledger --decimal-comma -f first.journal balance assets)" | tee -a seen
cat >expected <<'SEEN'
last: ledger 2.525,50 EUR, hledger 1.276,750 EUR
first: ledger 1.276,750 EUR, hledger 1.276,750 EUR
commodity: ledger 1.276,750 EUR, hledger 2.525,50 EUR
first, with --decimal-comma: ledger 2.525,50 EUR
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
