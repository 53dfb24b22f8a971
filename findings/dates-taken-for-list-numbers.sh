#!/bin/sh
# marked 18.2.1 turns what an organiser writes into HTML; html-to-docx 1.8.0 makes a document of that, and remove-markdown 0.7.0, strip-markdown 6.0.0,
# markdown-to-text 0.1.1 and marked-plaintify 1.1.1 make plain text of it, for the part of a mail without HTML. Each line begins with a German date.
# Expected: the dates as they were typed; or, since CommonMark takes "13. Juni" for the 13th entry of a list, 13 and what CommonMark counts after it.
# Seen: as CommonMark has it, the entry after the 13th is the 14th: the brunch of 27 June is on 14 June in HTML. The four for plain text drop the numbers, so that
# the day is gone and the month stays; nothing shows that there was a list. html-to-docx drops the start of the list: 1 June and 2 June.
# One text has three pairs of dates, without an error. A backslash before the point mends HTML; remove-markdown, strip-markdown and markdown-to-text leave it in the text.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund marked@18.2.1 html-to-docx@1.8.0 jszip@3.10.1 remove-markdown@0.7.0 strip-markdown@6.0.0 remark@15.0.1 markdown-to-text@0.1.1 marked-plaintify@1.1.1 2>/dev/null
cat > see.mjs <<'JS'
import htmlToDocx from 'html-to-docx'
import JSZip from 'jszip'
import markdownToText from 'markdown-to-text'
import { Marked, marked } from 'marked'
import plaintify from 'marked-plaintify'
import { remark } from 'remark'
import removeMarkdown from 'remove-markdown'
import stripMarkdown from 'strip-markdown'

const typed = '13. Juni, 19 Uhr: dinner\n\n27. Juni, 11 Uhr: brunch\n'
const numbersOf = async (html) => {
  const zip = await JSZip.loadAsync(await htmlToDocx(html))
  return `a list from ${(await zip.file('word/numbering.xml').async('string')).match(/<w:start w:val="(\d+)"/)[1]} on`
}
for (const text of [typed, typed.replaceAll('. Juni', '\\. Juni')]) {
  const html = marked.parse(text)
  const results = {
    marked: html,
    'remove-markdown': removeMarkdown(text),
    'strip-markdown': String(await remark().use(stripMarkdown).process(text)),
    'markdown-to-text': markdownToText.default(text),
    'marked-plaintify': new Marked().use({ gfm: true }, plaintify()).parse(text),
    'html-to-docx': html.includes('<ol') ? await numbersOf(html) : 'no list',
  }
  for (const [name, result] of Object.entries(results)) console.log(`${name}: ${JSON.stringify(result)}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
marked: "<ol start=\"13\">\n<li><p>Juni, 19 Uhr: dinner</p>\n</li>\n<li><p>Juni, 11 Uhr: brunch</p>\n</li>\n</ol>\n"
remove-markdown: "Juni, 19 Uhr: dinner\n\nJuni, 11 Uhr: brunch\n"
strip-markdown: "Juni, 19 Uhr: dinner\n\nJuni, 11 Uhr: brunch\n"
markdown-to-text: "Juni, 19 Uhr: dinner\n\nJuni, 11 Uhr: brunch\n"
marked-plaintify: "\nJuni, 19 Uhr: dinner\nJuni, 11 Uhr: brunch\n\n"
html-to-docx: "a list from 1 on"
marked: "<p>13. Juni, 19 Uhr: dinner</p>\n<p>27. Juni, 11 Uhr: brunch</p>\n"
remove-markdown: "13\\. Juni, 19 Uhr: dinner\n\n27\\. Juni, 11 Uhr: brunch\n"
strip-markdown: "13\\. Juni, 19 Uhr: dinner\n\n27\\. Juni, 11 Uhr: brunch\n"
markdown-to-text: "13\\. Juni, 19 Uhr: dinner\n\n27\\. Juni, 11 Uhr: brunch\n"
marked-plaintify: "13. Juni, 19 Uhr: dinner\n\n27. Juni, 11 Uhr: brunch\n\n"
html-to-docx: "no list"
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
