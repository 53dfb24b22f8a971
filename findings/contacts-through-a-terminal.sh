#!/bin/sh
# abook 0.6.1 (Debian), an address book for the terminal, takes over a guest from a phone (vCard 3.0) and one from Thunderbird (LDIF), and writes them as LDIF and
# vCard. ical.js 2.2.1 reads the same vCard.
# Expected: a long line goes on in the next one, which begins with a blank (RFC 2425 and 2849), and "\," is a comma; the address stays whole.
# Seen: abook reads folded lines of LDIF, and cuts those of vCard at the fold: of a note "vegetarian, and allergic to nuts" the nuts are gone.
# The backslashes stay. An address of e-mail in a group of its own ("item1.EMAIL", as iPhones write it) is lost, and of Thunderbird's address
# the street and the town, so that the postcode stands alone. It says nothing of what it drops.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq abook=0.6.1-2+b1 libncursesw6 libtinfo6 libreadline8 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > phone.vcf <<'VCF'
BEGIN:VCARD
VERSION:3.0
N:Kurz;Anna;;;
FN:Anna Kurz
item1.EMAIL;type=INTERNET:anna@example.org
item1.X-ABLabel:garden
ADR;TYPE=HOME:;;Hauptstr. 1;Leipzig;;04109;Germany
NOTE:comes by train\, so rather a way on foot\; vegetarian\, and allergic 
 to nuts
END:VCARD
VCF
cat > thunderbird.ldif <<'LDIF'
dn: cn=Bo Lang,mail=bo@example.org
objectclass: person
objectclass: inetOrgPerson
cn: Bo Lang
mail: bo@example.org
street: Hauptstr. 2
l: Leipzig
postalCode: 04109
c: Germany
description: comes by train, so rather a way on foot; vegetarian, and aller
 gic to nuts

LDIF
abook() { HOME="$PWD" LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$PWD/root/lib/x86_64-linux-gnu:$PWD/root/usr/lib/x86_64-linux-gnu" root/usr/bin/abook --convert "$@" --outfile -; }
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'

const card = ICAL.Component.fromString(readFileSync('phone.vcf', 'utf8'))
for (const name of ['email', 'adr', 'note']) console.log(`ical.js: ${name} ${[card.getFirstPropertyValue(name)].flat().join(';')}`)
JS
{
  node see.mjs
  abook --informat vcard --infile phone.vcf --outformat ldif
  abook --informat ldif --infile thunderbird.ldif --outformat vcard
} | tr -d '\r' | tee seen
cat >expected <<'SEEN'
ical.js: email anna@example.org
ical.js: adr ;;Hauptstr. 1;Leipzig;;04109;Germany
ical.js: note comes by train, so rather a way on foot\; vegetarian, and allergic to nuts
version: 1
dn: cn=Anna Kurz
cn: Anna Kurz
streetaddress: Hauptstr. 1
streetaddress2: 
locality: Leipzig
st: 
postalcode: 04109
countryname: Germany
description: comes by train\, so rather a way on foot\; vegetarian\, and aller
 gic 
objectclass: top
objectclass: person

BEGIN:VCARD
FN:Bo Lang
N:Lang;Bo
EMAIL;PREF;INTERNET:bo@example.org
NOTE:comes by train, so rather a way on foot; vegetarian, and allergic to nuts
END:VCARD

SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
