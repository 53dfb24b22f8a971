#!/bin/sh
# linkifyjs 4.4.0, linkify-it 6.1.0 and autolinker 4.1.5 find links in what an organiser writes, in the quotation marks of German.
# Expected: the mark that closes a quotation is not part of a link, as with "straight" quotes, and an address in quotes is found too.
# Seen: linkifyjs takes the closing mark of each pair („“, »«, ‚‘) into the link, though not into a mail address, so that the link leads
# nowhere. linkify-it leaves the mark out and finds no mail address behind such an opening mark or a colon, and of two
# addresses with a comma only the first. autolinker has neither trouble, but misses the address behind the colon.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund linkifyjs@4.4.0 linkify-it@6.1.0 autolinker@4.1.5
cat > see.mjs <<'JS'
import Autolinker from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'

const linkifyIt = new LinkifyIt()
const finders = {
  linkifyjs: (text) => find(text).map(({ value }) => value),
  'linkify-it': (text) => (linkifyIt.match(text) ?? []).map((match) => match.text),
  autolinker: (text) => Autolinker.parse(text).map((match) => match.getMatchedText()),
}
const [link, anna, ben] = ['https://example.org/plan', 'anna@example.org', 'ben@example.org']
const seen = [
  [`"${link}"`, link, link, link],
  [`„${link}“`, `${link}“`, link, link],
  [`»${link}«`, `${link}«`, link, link],
  [`‚${link}‘`, `${link}‘`, link, link],
  [`"${anna}"`, anna, anna, anna],
  [`„${anna}“`, anna, '', anna],
  [`»${anna}«`, anna, '', anna],
  [`Mail:${anna}`, anna, '', ''],
  [`${anna},${ben}`, `${anna} ${ben}`, anna, `${anna} ${ben}`],
]
let isChanged = false
for (const [text, ...was] of seen) {
  const is = Object.values(finders).map((finder) => finder(text).join(' '))
  console.log(`${text}: ${Object.keys(finders).map((name, index) => `${name} ${is[index] || 'nothing'}`).join(', ')}`)
  if (is.join('|') === was.join('|')) continue
  isChanged = true
  console.log(`CHANGED, was ${was.join(', ')}`)
}
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
