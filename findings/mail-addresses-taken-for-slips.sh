#!/bin/sh
# mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0 and email-typo-fixer 1.1.0 look for slips in an address that a guest has typed. All addresses
# here are as their providers give them out, or as the standards allow.
# Expected: nothing to correct; at most a question, and one that leads to a provider that is as likely.
# Seen: each takes some for slips, and not the same ones: gmx.net should be cox.net, mailbox.org mail.org, pm.me gmx.de. email-typo-fixer, whose
# result says "hasCorrection", makes hotmail.com of hotmail.de and yahoo.com of yahoo.de, where the name is somebody else's, and takes the
# apostrophe out of a name and the umlaut out of a domain, though it promises to keep valid characters. What is sent there reaches strangers.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 email-typo-fixer@1.1.0
cat > see.mjs <<'JS'
import spellChecker from '@zootools/email-spell-checker'
import { emailTypoFixer } from 'email-typo-fixer'
import mailcheck from 'mailcheck'

const names = ['anna@gmail.com', 'anna@web.de', 'anna@gmx.de', 'anna@gmx.net', 'anna@t-online.de', 'anna@mailbox.org', 'anna@posteo.de', 'anna@pm.me', 'anna@mac.com',
  'anna@hotmail.de', 'anna@yahoo.de', 'anna@gmx.com', 'anna@liwest.at', "m.o'neil@posteo.de", 'anna@müller-kurz.de']
for (const email of names) {
  const { suggested } = await emailTypoFixer(email)
  const found = { mailcheck: mailcheck.run({ email })?.full, spellChecker: spellChecker.run({ email })?.full, typoFixer: suggested }
  console.log(`${email}: ${Object.entries(found).filter(([, other]) => other).map((pair) => pair.join(' ')).join(', ') || 'right'}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
anna@gmail.com: right
anna@web.de: right
anna@gmx.de: right
anna@gmx.net: spellChecker anna@cox.net
anna@t-online.de: right
anna@mailbox.org: mailcheck anna@mail.org, spellChecker anna@mail.org
anna@posteo.de: right
anna@pm.me: mailcheck anna@gmx.de
anna@mac.com: spellChecker anna@mail.com
anna@hotmail.de: typoFixer anna@hotmail.com
anna@yahoo.de: typoFixer anna@yahoo.com
anna@gmx.com: typoFixer anna@gmail.com
anna@liwest.at: mailcheck anna@live.at, spellChecker anna@live.at
m.o'neil@posteo.de: typoFixer m.oneil@posteo.de
anna@müller-kurz.de: typoFixer anna@mller-kurz.de
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
