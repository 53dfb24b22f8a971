#!/bin/sh
# postal-mime 4.0.0 and mailparser 3.14.2 read a guest's answer sent as text/plain with format=flowed (RFC 3676), where a line that ends
# with a blank goes on in the next one, and lines of another quote depth are another paragraph.
# Expected: lines are joined without the marks of quotation between them, and an answer is never part of what it quotes.
# Seen: mailparser does so. postal-mime removes the line's end alone: `>` stands in the middle of joined quotations, and an answer below
# a quotation whose last line ends with a blank is joined to it, so that whoever leaves out quoted lines loses the answer.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund postal-mime@4.0.0 mailparser@3.14.2
cat > see.mjs <<'JS'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const mail = (lines) =>
  ['From: anna@example.org', 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8; format=flowed', '', ...lines, ''].join('\r\n')
const seen = [
  ['no quotation', ['We come ', 'gladly.'], 'We come gladly.', 'We come gladly.'],
  ['a quotation', ['> Please bring ', '> wine.', 'We do.'], '> Please bring > wine. | We do.', '> Please bring wine. | We do.'],
  ['an answer below', ['> Who comes? ', 'Both of us.'], '> Who comes? Both of us.', '> Who comes? | Both of us.'],
]
let isChanged = false
for (const [what, lines, ...was] of seen) {
  const texts = [(await PostalMime.parse(mail(lines))).text, (await simpleParser(mail(lines))).text]
  const is = texts.map((text) => text.trim().replaceAll(/ ?\n/g, ' | '))
  console.log(`${what}: postal-mime "${is[0]}", mailparser "${is[1]}"`)
  if (is.join() === was.join()) continue
  isChanged = true
  console.log(`CHANGED, was "${was.join('", "')}"`)
}
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
