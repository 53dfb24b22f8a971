#!/bin/sh
# letterparser 0.1.8, mailparser 3.14.2 and postal-mime 4.0.0 read an invitation that nodemailer 10.6.1 made, to a group of guests: text, HTML and a calendar
# as three alternatives, as calendar programs send it.
# Expected: the text alone as the text, the calendar as a calendar; the guests of the group.
# Seen: letterparser joins the calendar file to the text, as if people had typed it, and has it nowhere else but as the attached copy. Of a group it
# makes two addresses that are none, "Dinner: bo@example.org" and "cem@example.org;", so an answer to all fails. The other two are right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund letterparser@0.1.8 mailparser@3.14.2 postal-mime@4.0.0 nodemailer@10.6.1
cat > see.mjs <<'JS'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'

const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail({
  from: 'anna@example.org',
  to: 'Dinner: bo@example.org, cem@example.org;',
  subject: 'Dinner',
  text: 'Come at seven.',
  html: '<p>Come at seven.</p>',
  icalEvent: { method: 'REQUEST', content },
})
const addresses = (to) => [to].flat().flatMap(({ address, group }) => group?.map((guest) => guest.address) ?? [address])
const read = {
  letterparser: await extract(message.toString()),
  mailparser: await simpleParser(message).then((mail) => ({ ...mail, to: mail.to.value })),
  'postal-mime': await PostalMime.parse(message),
}
for (const [name, { text, to }] of Object.entries(read)) {
  console.log(`${name}: ${JSON.stringify(text.trim().replaceAll('\r', ''))} to ${JSON.stringify(addresses(to))}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
letterparser: "Come at seven.\nBEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR" to ["Dinner:bo@example.org","cem@example.org;"]
mailparser: "Come at seven." to ["bo@example.org","cem@example.org"]
postal-mime: "Come at seven." to ["bo@example.org","cem@example.org"]
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
