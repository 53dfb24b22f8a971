#!/bin/sh
# intl-messageformat 12.1.5, @messageformat/core 3.4.1, format-message 6.2.4 and @lingui/message-utils 5.9.5 read the same messages in the syntax of ICU:
# a number sign in a choice within a plural, an apostrophe before a brace, a time with a pattern of its own, a number as a whole one.
# Expected: one syntax, so one text, or an error.
# Seen: ICU has the sign stand for the number directly in the plural only, and an apostrophe before a brace begins a quotation. Three print "#" for
# the number of guests, one the number. "l'{n}" loses its value in two and has it in the others. The pattern ::HHmm is 19:00 in two and
# 19:00:00 in the others, without an error; a whole number is refused by lingui. So translators who move to another of these check each text again.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund intl-messageformat@12.1.5 @messageformat/core@3.4.1 format-message@6.2.4 @lingui/message-utils@5.9.5 @lingui/core@5.9.5
cat > see.mjs <<'JS'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import MessageFormat from '@messageformat/core'
import formatMessage from 'format-message'
import { IntlMessageFormat } from 'intl-messageformat'

const readers = {
  'intl-messageformat': (text, values) => new IntlMessageFormat(text, 'de').format(values),
  messageformat: (text, values) => new MessageFormat('de').compile(text)(values),
  'format-message': (text, values) => (formatMessage.setup({ locale: 'de', missingTranslation: 'ignore' }), formatMessage(text, values)),
  lingui: (text, values) => setupI18n({ locale: 'de', messages: { de: { id: compileMessage(text) } } })._('id', values),
}
const asked = [
  ['{n, plural, one {one guest} other {{who, select, us {# of us} other {# guests}}}}', { n: 4, who: 'us' }],
  ["l'{n} invite", { n: 'Anna' }],
  ['{at, time, ::HHmm}', { at: new Date('2026-06-13T17:00:00Z') }],
  ['{n, number, integer} tables', { n: 2.5 }],
]
for (const [text, values] of asked) {
  for (const [name, read] of Object.entries(readers)) {
    let told
    try {
      told = read(text, values)
    } catch {
      told = 'refused'
    }
    console.log(`${text} ${name}: ${told}`)
  }
}
JS
TZ=Europe/Berlin node see.mjs | tee seen
cat >expected <<'SEEN'
{n, plural, one {one guest} other {{who, select, us {# of us} other {# guests}}}} intl-messageformat: # of us
{n, plural, one {one guest} other {{who, select, us {# of us} other {# guests}}}} messageformat: 4 of us
{n, plural, one {one guest} other {{who, select, us {# of us} other {# guests}}}} format-message: # of us
{n, plural, one {one guest} other {{who, select, us {# of us} other {# guests}}}} lingui: # of us
l'{n} invite intl-messageformat: l{n} invite
l'{n} invite messageformat: l'Anna invite
l'{n} invite format-message: l{n} invite
l'{n} invite lingui: l'Anna invite
{at, time, ::HHmm} intl-messageformat: 19:00
{at, time, ::HHmm} messageformat: 19:00:00
{at, time, ::HHmm} format-message: 19:00
{at, time, ::HHmm} lingui: 19:00:00
{n, number, integer} tables intl-messageformat: 3 tables
{n, number, integer} tables messageformat: 3 tables
{n, number, integer} tables format-message: 3 tables
{n, number, integer} tables lingui: refused
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
