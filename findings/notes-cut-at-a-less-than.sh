#!/bin/sh
# striptags 3.2.0, xss 1.0.17 (no tags allowed), voca 1.4.1, underscore.string 3.3.6, string-strip-html 13.7.6 and sanitize-html 2.17.5 (no tags allowed)
# take the tags out of notes that guests typed into a text field; parse5 8.0.1, which reads as browsers do, beside them.
# Expected: where HTML sees no tag, as in "<3" and "<10", since a tag begins with a letter, the text stays.
# Seen: only string-strip-html and sanitize-html (which writes &lt;) keep it. striptags, xss and voca drop all from the sign on, to the next ">" or to the end of
# the note: what follows a heart, an age or a time is gone, here each time what the guest may not eat. underscore.string does so where a ">" follows.
# No error, and the note looks finished.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund striptags@3.2.0 xss@1.0.17 voca@1.4.1 underscore.string@3.3.6 string-strip-html@13.7.6 sanitize-html@2.17.5 parse5@8.0.1
cat > see.mjs <<'JS'
import { parseFragment } from 'parse5'
import sanitizeHtml from 'sanitize-html'
import { stripHtml } from 'string-strip-html'
import striptags from 'striptags'
import underscore from 'underscore.string'
import voca from 'voca'
import xss from 'xss'

const plain = (html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
const textOf = (node) => node.value ?? (node.childNodes ?? []).map(textOf).join('')
const tools = {
  parse5: (note) => textOf(parseFragment(note)),
  'string-strip-html': (note) => stripHtml(note).result,
  'sanitize-html': (note) => plain(sanitizeHtml(note, { allowedTags: [] })),
  striptags,
  xss: (note) => plain(xss(note, { whiteList: {}, stripIgnoreTag: true })),
  voca: (note) => voca.stripTags(note),
  'underscore.string': (note) => underscore.stripTags(note),
}
for (const note of ['We <3 this! But no nuts please.', 'Two children <10, both vegan', 'At home <18:30 and >23:00, no dairy']) {
  console.log(note)
  for (const [name, strip] of Object.entries(tools)) console.log(`  ${name}: ${strip(note) === note ? 'the same' : JSON.stringify(strip(note))}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
We <3 this! But no nuts please.
  parse5: the same
  string-strip-html: the same
  sanitize-html: the same
  striptags: "We "
  xss: "We "
  voca: "We "
  underscore.string: the same
Two children <10, both vegan
  parse5: the same
  string-strip-html: the same
  sanitize-html: the same
  striptags: "Two children "
  xss: "Two children "
  voca: "Two children "
  underscore.string: the same
At home <18:30 and >23:00, no dairy
  parse5: the same
  string-strip-html: the same
  sanitize-html: the same
  striptags: "At home 23:00, no dairy"
  xss: "At home 23:00, no dairy"
  voca: "At home 23:00, no dairy"
  underscore.string: "At home 23:00, no dairy"
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
