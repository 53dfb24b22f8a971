#!/bin/sh
# email-reply-parser 2.3.7 and planer 1.2.0 take a guest's answer out of a mail, above the quotation, under the headings that German mail programs
# write over it; both know German headings.
# Expected: the answer alone, "Yes, four of us."
# Seen: right under the headings of Thunderbird, Outlook and Gmail. GMX and WEB.DE write "Gesendet:" above "Von:", and there email-reply-parser
# returns the heading as part of the answer, and planer its first line. Where Gmail breaks its heading behind "<", as it does before a long
# address, email-reply-parser keeps that one in German, but not in English.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund email-reply-parser@2.3.7 planer@1.2.0
cat > see.mjs <<'JS'
import EmailReplyParser from 'email-reply-parser'
import planer from 'planer'

const address = 'anna@example.org'
const long = 'anna-lena.mueller-luedenscheidt@example.org'
const headings = {
  Thunderbird: 'Am 13.06.26 um 19:00 schrieb Anna Kurz:',
  Outlook: `Von: Anna Kurz <${address}>\nGesendet: Samstag, 13. Juni 2026 19:00\nAn: Bo\nBetreff: Dinner`,
  GMX: `Gesendet: Samstag, 13. Juni 2026 um 19:00 Uhr\nVon: "Anna Kurz" <${address}>\nAn: bo@example.org\nBetreff: Dinner`,
  Gmail: `Am Sa., 13. Juni 2026 um 19:00 Uhr schrieb Anna Kurz <${address}>:`,
  'Gmail, broken': `Am Sa., 13. Juni 2026 um 19:00 Uhr schrieb Anna-Lena Müller-Lüdenscheidt <\n${long}>:`,
  'Gmail, English, broken': `On Sat, Jun 13, 2026 at 7:00 PM Anna-Lena Müller-Lüdenscheidt <\n${long}> wrote:`,
}
for (const [program, heading] of Object.entries(headings)) {
  const mail = `Yes, four of us.\n\nBo\n\n${heading}\n> Hello Bo,\n> are you coming?\n`
  const answers = { 'email-reply-parser': new EmailReplyParser().parseReply(mail), planer: planer.extractFrom(mail, 'text/plain') }
  for (const [name, answer] of Object.entries(answers)) {
    const left = answer.trim().replace('Yes, four of us.\n\nBo', '').trim()
    console.log(`${program}, ${name}: ${left ? `also ${JSON.stringify(left)}` : 'the answer'}`)
  }
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
Thunderbird, email-reply-parser: the answer
Thunderbird, planer: the answer
Outlook, email-reply-parser: the answer
Outlook, planer: the answer
GMX, email-reply-parser: also "Gesendet: Samstag, 13. Juni 2026 um 19:00 Uhr\nVon: \"Anna Kurz\" <anna@example.org>\nAn: bo@example.org\nBetreff: Dinner"
GMX, planer: also "Gesendet: Samstag, 13. Juni 2026 um 19:00 Uhr"
Gmail, email-reply-parser: the answer
Gmail, planer: the answer
Gmail, broken, email-reply-parser: also "Am Sa., 13. Juni 2026 um 19:00 Uhr schrieb Anna-Lena Müller-Lüdenscheidt <\nanna-lena.mueller-luedenscheidt@example.org>:"
Gmail, broken, planer: the answer
Gmail, English, broken, email-reply-parser: the answer
Gmail, English, broken, planer: the answer
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
