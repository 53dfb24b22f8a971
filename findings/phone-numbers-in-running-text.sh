#!/bin/sh
# libphonenumber-js 1.13.16 (with all metadata) and Debian's python3-phonenumbers 8.12.57, a port of Google's library, find the phone numbers in what
# German guests write.
# Expected: both follow Google's rules, so both find the same.
# Seen: of "13.06.2026 19.30-23.00", the hours of an evening, libphonenumber-js makes two numbers, one more of an order number with a date in it and one of
# single digits; Google's rules drop all of these. Of two numbers with a comma between them it gives the area code of the second to the first, and the
# second one is a different number, in a different town. With "oder" between them both are right. "06.12.2026 18:00" fools both.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
apt-get download -qq python3-phonenumbers=8.12.57-4 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
cat >texts <<'TEXTS'
Tel. 0341/123456-0, am 13.06.2026 um 19:30 Uhr
13.06.2026 19.30-23.00
06.12.2026 18:00-23:30
0176-12345678,0341-9876543
0176 12345678, 0341 9876543
0176 12345678 oder 0341 9876543
Bestellung 2026-06-13-0042
Tisch 3 4 5 6 7 8 9
TEXTS
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'

for (const text of readFileSync('texts', 'utf8').trim().split('\n')) {
  const found = findPhoneNumbersInText(text, 'DE').map(({ number }) => number.number)
  console.log(`${text} | libphonenumber-js: ${found.join(' ') || 'none'}`)
}
JS
cat > see.py <<'PY'
from phonenumbers import PhoneNumberFormat, PhoneNumberMatcher, format_number

for text in open('texts', encoding='utf-8').read().strip().split('\n'):
    found = [format_number(match.number, PhoneNumberFormat.E164) for match in PhoneNumberMatcher(text, 'DE')]
    print(f"{text} | phonenumbers: {' '.join(found) or 'none'}")
PY
{ node see.mjs; PYTHONPATH=root/usr/lib/python3/dist-packages python3 see.py; } | tee seen
cat >expected <<'SEEN'
Tel. 0341/123456-0, am 13.06.2026 um 19:30 Uhr | libphonenumber-js: +493411234560
13.06.2026 19.30-23.00 | libphonenumber-js: +49202619 +49302300
06.12.2026 18:00-23:30 | libphonenumber-js: +49612202618
0176-12345678,0341-9876543 | libphonenumber-js: +4917612345678 +499876543
0176 12345678, 0341 9876543 | libphonenumber-js: +4917612345678 +499876543
0176 12345678 oder 0341 9876543 | libphonenumber-js: +4917612345678 +493419876543
Bestellung 2026-06-13-0042 | libphonenumber-js: +49202606130042
Tisch 3 4 5 6 7 8 9 | libphonenumber-js: +493456789
Tel. 0341/123456-0, am 13.06.2026 um 19:30 Uhr | phonenumbers: +493411234560
13.06.2026 19.30-23.00 | phonenumbers: none
06.12.2026 18:00-23:30 | phonenumbers: +49612202618
0176-12345678,0341-9876543 | phonenumbers: +4917612345678 +493419876543
0176 12345678, 0341 9876543 | phonenumbers: +4917612345678 +493419876543
0176 12345678 oder 0341 9876543 | phonenumbers: +4917612345678 +493419876543
Bestellung 2026-06-13-0042 | phonenumbers: none
Tisch 3 4 5 6 7 8 9 | phonenumbers: none
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
