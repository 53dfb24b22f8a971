#!/bin/sh
# email-origin-chain 1.0.11 finds the oldest mail below an answer or in a forwarded mail, and when it was sent (`date_iso`),
# here in a process in Berlin. All mails but the last are of 13 June 2026, seven in the evening; the last is of the day before.
# Expected: that day and hour; or, as its readme has it for a date that it does not understand, no `date_iso`, or a warning.
# Seen: of what Gmail writes over an answer, all behind the second comma is taken for the name, and "Sat, Jun 13" is a day of
# the year 2001; the heading of Gmail in Britain is right. 13/06/2026 is 6 March: there is no 13th month, so the 1 is dropped
# and 3 is the month. Under German headings 13.06.2026 is right, and 12.06.2026 is 6 December, as each day up to the 12th
# with its month for the day: the earlier of two mails is the later one by half a year. No warning in any.
set -eu
cd "$(mktemp -d)"
export TZ=Europe/Berlin
npm install --silent --no-audit --no-fund --omit=optional email-origin-chain@1.0.11 email-forward-parser@1.8.3 \
  any-date-parser@2.2.4 mailparser@3.14.2
cat > see.mjs <<'JS'
import { extractDeepestHybrid } from 'email-origin-chain'

const anna = 'Anna Kurz <anna@example.org>'
const forwarded = (date) => `Von: ${anna}\nGesendet: ${date}\nAn: Bo Berg <bo@example.org>\nBetreff: Dinner`
const headings = {
  'answer, Gmail': `On Sat, Jun 13, 2026 at 7:00 PM ${anna} wrote:`,
  'answer, Gmail, British': `On Sat, 13 Jun 2026 at 19:00, ${anna} wrote:`,
  'answer, Apple Mail': `On Jun 13, 2026, at 7:00 PM, ${anna} wrote:`,
  'answer, Thunderbird': 'On 6/13/2026 7:00 PM, Anna Kurz wrote:',
  'answer, Thunderbird, British': 'On 13/06/2026 19:00, Anna Kurz wrote:',
  'forwarded, Outlook': forwarded('Samstag, 13. Juni 2026 19:00'),
  'forwarded, in figures': forwarded('13.06.2026 19:00'),
  'forwarded, in figures, the day before': forwarded('12.06.2026 19:00'),
}
for (const [what, heading] of Object.entries(headings)) {
  const mail = `We are four.\n\n${heading}\n\nAre you coming?\n`
  const { date_raw: raw, date_iso: iso, diagnostics } = await extractDeepestHybrid(mail, { skipMimeLayer: true })
  const shown = new Date(iso).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' })
  console.log(`${what}: "${raw}" is ${shown}, ${diagnostics.warnings.length} warnings`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
answer, Gmail: "Sat, Jun 13" is 2001-06-13 00:00, 0 warnings
answer, Gmail, British: "Sat, 13 Jun 2026 19:00" is 2026-06-13 19:00, 0 warnings
answer, Apple Mail: "Jun 13, 2026, 7:00 PM" is 2026-06-13 19:00, 0 warnings
answer, Thunderbird: "6/13/2026 7:00 PM" is 2026-06-13 19:00, 0 warnings
answer, Thunderbird, British: "13/06/2026 19:00" is 2026-03-06 19:00, 0 warnings
forwarded, Outlook: "Samstag, 13. Juni 2026 19:00" is 2026-06-13 19:00, 0 warnings
forwarded, in figures: "13.06.2026 19:00" is 2026-06-13 19:00, 0 warnings
forwarded, in figures, the day before: "12.06.2026 19:00" is 2026-12-06 19:00, 0 warnings
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
