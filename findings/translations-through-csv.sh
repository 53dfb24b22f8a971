#!/bin/sh
# translate-toolkit 3.8.4 (Debian) turns the German texts of a .po file into a list for translators who work in a spreadsheet (po2csv), and the list, unchanged, back into a .po
# file, with the first one as template, which keeps contexts and plurals (csv2po -t). Read by gettext-parser 10.0.0 and by msgfmt of gettext 0.21 (Debian).
# Expected: the same texts; or an error for plurals, of which po2csv makes two lines.
# Seen: contexts, line breaks and German quotation marks come back. A text with a plural is written letter by letter, each on a line of its own and without quotes, so that the file is no .po
# file any more: msgfmt and gettext-parser refuse it as a whole. csv2po reports success, exit status 0. Without the template the plural is two texts that no program asks
# for. A backslash before an n comes back as two.
# Needs Debian 12 with apt, and python3.
set -eu
cd "$(mktemp -d)"
apt-get download -qq python3-translate=3.8.4-1 translate-toolkit=3.8.4-1 gettext=0.21-12 libunistring2 libxml2 libicu72 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
npm install --silent --no-audit --no-fund gettext-parser@10.0.0 2>/dev/null
cat > de.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: button
msgctxt "button"
msgid "Open"
msgstr "Öffnen"

#: registration
msgctxt "registration"
msgid "Open"
msgstr "Offen"

#: mail
msgid ""
"Dear guests,\n"
"say \"hello\"."
msgstr ""
"Liebe Gäste,\n"
"sagt „hallo“."
PO
cat > backslash.po <<'PO'

#: folder
msgid "C:\\new"
msgstr "D:\\neu"
PO
cat > plural.po <<'PO'

#: teams
msgid "{n} team"
msgid_plural "{n} teams"
msgstr[0] "{n} Team"
msgstr[1] "{n} Teams"
PO
cat > see.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'

try {
  const { translations } = po.parse(readFileSync(process.argv[2]))
  for (const [context, texts] of Object.entries(translations)) {
    for (const { msgid, msgstr } of Object.values(texts)) if (msgid) console.log(`  ${JSON.stringify([context, msgid, ...msgstr])}`)
  }
} catch (error) {
  console.log(`  gettext-parser: ${error.name}`)
}
JS
tool() { PYTHONPATH="$PWD/root/usr/lib/python3/dist-packages" python3 "root/usr/bin/$@" --progress=none; }
msgfmt() { LD_LIBRARY_PATH="$PWD/root/usr/lib/x86_64-linux-gnu" root/usr/bin/msgfmt -o /dev/null "$1" 2>&1 | tail -n 1; }
for texts in 'de.po' 'de.po backslash.po' 'de.po plural.po'; do
  cat $texts >texts.po
  rm -f texts.csv back.po
  tool po2csv texts.po texts.csv
  tool csv2po -t texts.po texts.csv back.po
  echo "$texts, csv2po's status $?"
  node see.mjs back.po
  msgfmt back.po
done | tee seen
grep -A 10 '^msgid_plural' back.po | tee -a seen
tool csv2po texts.csv back.po
echo "without template: $(grep -c '^msgid_plural' back.po) plurals, $(grep -c '^msgid "{n} team' back.po) texts" | tee -a seen
cat >expected <<'SEEN'
de.po, csv2po's status 0
  ["","Dear guests,\nsay \"hello\".","Liebe Gäste,\nsagt „hallo“."]
  ["button","Open","Öffnen"]
  ["registration","Open","Offen"]
de.po backslash.po, csv2po's status 0
  ["","Dear guests,\nsay \"hello\".","Liebe Gäste,\nsagt „hallo“."]
  ["","C:\\new","D:\\\\neu"]
  ["button","Open","Öffnen"]
  ["registration","Open","Offen"]
de.po plural.po, csv2po's status 0
  gettext-parser: SyntaxError
root/usr/bin/msgfmt: found 12 fatal errors
msgid_plural "{n} teams"
msgstr[0] {
n
}
 
T
e
a
m
msgstr[1] {
n
without template: 0 plurals, 2 texts
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
