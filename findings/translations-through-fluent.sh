#!/bin/sh
# fluent_conv 3.3.0, i18next's own, and @fluent/syntax 0.19.0, Mozilla's, write texts of mails as .ftl files; @fluent/bundle 0.19.1, Mozilla's too, shows
# them, and fluent_conv reads them back. The texts have more than one line, and a later line begins with a bracket, a star or a point.
# Expected: the writer of a format writes what its reader reads; Fluent has { "[" } for this; or an error.
# Seen: both writers put the lines down as they are. For the reader the text ends before such a line: guests read "Dear guests," and the rest of
# the mail is missing, in all three cases, with an empty list of errors. fluent_conv reads the rest as a key of its own, or keeps it, so
# that a look at the converted texts shows something else than the guests get. A dash at the beginning of a line is safe.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund fluent_conv@3.3.0 @fluent/syntax@0.19.0 @fluent/bundle@0.19.1 2>/dev/null
cat > see.mjs <<'JS'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentSerializer, Identifier, Message, Pattern, Resource, TextElement } from '@fluent/syntax'
import fluentConv from 'fluent_conv'

const texts = {
  invitation: 'Dear guests,\n[if it rains: inside]\nSee you!',
  menu: 'You cook:\n* soup\n* bread',
  shopping: 'Bring\n.5 l of milk each',
  list: 'You bring:\n- wine',
}
const called = (convert, given) => new Promise((resolve, reject) => convert(given, (error, result) => (error ? reject(error) : resolve(result))))
const messages = Object.entries(texts).map(([key, text]) => new Message(new Identifier(key), new Pattern([new TextElement(text)])))
const files = { fluent_conv: await called(fluentConv.js2ftl, texts), '@fluent/syntax': new FluentSerializer().serialize(new Resource(messages)) }
for (const [writer, file] of Object.entries(files)) {
  const bundle = new FluentBundle('en')
  const errors = bundle.addResource(new FluentResource(file))
  const shown = Object.keys(texts).map((key) => `${key} ${JSON.stringify(bundle.formatPattern(bundle.getMessage(key).value))}`)
  console.log(`written by ${writer}, shown by @fluent/bundle with ${errors.length} errors: ${shown.join(', ')}`)
}
console.log(`read by fluent_conv: ${JSON.stringify(await called(fluentConv.ftl2js, files.fluent_conv))}`)
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
written by fluent_conv, shown by @fluent/bundle with 0 errors: invitation "Dear guests,", menu "You cook:", shopping "Bring", list "You bring:\n- wine"
written by @fluent/syntax, shown by @fluent/bundle with 0 errors: invitation "Dear guests,", menu "You cook:", shopping "Bring", list "You bring:\n- wine"
read by fluent_conv: {"invitation":"Dear guests,","[if it rains: inside]\n  See you!":"","menu":"You cook:","* soup\n  * bread":"","shopping":"Bring\n  .5 l of milk each","list":"You bring:\n- wine"}
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
