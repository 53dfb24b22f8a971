#!/bin/sh
# xliff 6.4.0 (by the makers of i18next) reads a translated mail in XLIFF 1.2 and 2.0, and writes it again; @xmldom/xmldom 0.9.10
# beside it. First and last name are two placeholders with a blank between them, and part of one word is bold.
# Expected: the text comes back as it was; with xml:space="preserve" at least, which says so.
# Seen: a blank that stands alone between two placeholders or marked parts is dropped, in both versions of the format, preserve or not: "Anna Kurz" becomes "AnnaKurz".
# What it writes has a line break and ten blanks before each of them, inside the text as well. Its own reader takes those off again; for other
# programs "Haupt" and "gang" are two words. No error.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund xliff@6.4.0 @xmldom/xmldom@0.9.10
cat > see.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom'
import xliff from 'xliff'

const versions = {
  '1.2': ({ target, space }) => `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="mail" datatype="plaintext" source-language="en" target-language="de">
<body><trans-unit id="hello"${space}><source>x</source><target${space}>${target}</target></trans-unit></body></file></xliff>`,
  '2.0': ({ target, space }) => `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="mail">
<unit id="hello"${space}><segment><source>x</source><target>${target}</target></segment></unit></file></xliff>`,
}
const names = { 1.2: ['x', 'g'], '2.0': ['ph', 'pc'] }
const shown = (parts) => [parts].flat().map((part) => (typeof part === 'string' ? part : (Object.values(part)[0].contents ?? `{${Object.values(part)[0].id}}`))).join('')
for (const version of ['1.2', '2.0']) {
  const [placeholder, bold] = names[version]
  const target = `Hallo <${placeholder} id="first"/> <${placeholder} id="last"/>, du kochst den Haupt<${bold} id="b">gang</${bold}>!`
  for (const space of ['', ' xml:space="preserve"']) {
    const read = version === '1.2' ? await xliff.xliff12ToJs(versions[version]({ target, space })) : await xliff.xliff2js(versions[version]({ target, space }))
    console.log(`XLIFF ${version}${space}, read by xliff: ${JSON.stringify(shown(read.resources.mail.hello.target))}`)
    const written = version === '1.2' ? await xliff.jsToXliff12(read) : await xliff.js2xliff(read)
    const text = new DOMParser().parseFromString(written, 'text/xml').getElementsByTagName('target')[0].textContent
    console.log(`  written by xliff, read by xmldom, with blanks joined: ${JSON.stringify(text.replace(/\s+/g, ' '))}`)
  }
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
XLIFF 1.2, read by xliff: "Hallo {first}{last}, du kochst den Hauptgang!"
  written by xliff, read by xmldom, with blanks joined: "Hallo , du kochst den Haupt gang! "
XLIFF 1.2 xml:space="preserve", read by xliff: "Hallo {first}{last}, du kochst den Hauptgang!"
  written by xliff, read by xmldom, with blanks joined: "Hallo , du kochst den Haupt gang! "
XLIFF 2.0, read by xliff: "Hallo {first}{last}, du kochst den Hauptgang!"
  written by xliff, read by xmldom, with blanks joined: "Hallo , du kochst den Haupt gang! "
XLIFF 2.0 xml:space="preserve", read by xliff: "Hallo {first}{last}, du kochst den Hauptgang!"
  written by xliff, read by xmldom, with blanks joined: "Hallo , du kochst den Haupt gang! "
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
