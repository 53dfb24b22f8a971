#!/bin/sh
# Exim 4.96 (Debian's exim4-daemon-light) hands three mails to a server (smtp-server 3.21.6) that refuses each for a reason of its own: mailbox
# full (552 5.2.2), no such user (550 5.1.1), refused by a policy (554 5.7.1). Exim then writes the sender a delivery status (RFC 3464).
# Expected: its Status field, the one for programs, has the code that the other server gave.
# Seen: Status is 5.0.0 in all three. The code stands in Diagnostic-Code only, after the three digits, as the words of the other server.
# So who sorts bounces by Status cannot tell a full mailbox, which may be empty tomorrow, from a wrong address, with the server
# that Debian installs by default. Action and Final-Recipient are right.
# Needs Debian 12 with apt, and root (a name for Exim's user is mounted over /etc/passwd, seen by Exim alone).
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund smtp-server@3.21.6
apt-get download -qq exim4-daemon-light libdb5.3 libgnutls-dane0 libgnutls30 libidn12 libidn2-0 libnsl2 libpcre2-8-0 libunbound8 libevent-2.1-7 libtirpc3 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
root="$PWD/root"
export LD_LIBRARY_PATH="$root/lib/x86_64-linux-gnu:$root/usr/lib/x86_64-linux-gnu"
{ grep -v '^Debian-exim:' /etc/passwd; echo 'Debian-exim:x:65534:65534::/:/usr/sbin/nologin'; } >passwd
mkdir spool log
chmod 755 .
chown 65534:65534 spool log
cat >exim.conf <<CONF
exim_user = 65534
exim_group = 65534
primary_hostname = mail.dinner.example
qualify_domain = dinner.example
spool_directory = $PWD/spool
log_file_path = $PWD/log/%slog
keep_environment =
tls_advertise_hosts =
begin routers
sender:
  driver = manualroute
  domains = dinner.example
  transport = to_sender
  route_list = * 127.0.0.1
  self = send
guest:
  driver = manualroute
  transport = to_guest
  route_list = * 127.0.0.1
  self = send
begin transports
to_sender:
  driver = smtp
  port = 18491
  allow_localhost
to_guest:
  driver = smtp
  port = 18490
  allow_localhost
begin retry
CONF
cat >exim.sh <<SCRIPT
mount --bind "$PWD/passwd" /etc/passwd
exec "$root/usr/sbin/exim4" -C "$PWD/exim.conf" -odf -f evening@dinner.example -i -- "\$1"
SCRIPT
cat > see.mjs <<'JS'
import { execFile } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const refusals = {
  'full@guest.example': [552, '5.2.2 Mailbox full'],
  'gone@guest.example': [550, '5.1.1 No such user'],
  'strict@guest.example': [554, '5.7.1 Refused by policy'],
}
const options = { disabledCommands: ['AUTH', 'STARTTLS'] }
const guests = new SMTPServer({
  ...options,
  onRcptTo({ address }, _session, done) {
    const [responseCode, words] = refusals[address]
    done(Object.assign(new Error(words), { responseCode }))
  },
})
let told
const sender = new SMTPServer({
  ...options,
  async onData(stream, _session, done) {
    const mail = await text(stream)
    done()
    told(mail)
  },
})
guests.listen(18490, '127.0.0.1')
sender.listen(18491, '127.0.0.1')
let changed = 0
for (const [address, [code, words]] of Object.entries(refusals)) {
  const bounce = new Promise((resolve) => {
    told = resolve
  })
  execFile('unshare', ['--mount', 'sh', 'exim.sh', address]).stdin.end(`From: evening@dinner.example\nTo: ${address}\nSubject: Dinner\n\nSee you.\n`)
  const mail = (await bounce).replaceAll('\r\n', '\n')
  const field = (name) => mail.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
  const is = `Final-Recipient ${field('Final-Recipient')}, Status ${field('Status')}, Diagnostic-Code ${field('Diagnostic-Code')}`
  const was = `Final-Recipient rfc822;${address}, Status 5.0.0, Diagnostic-Code smtp; ${code} ${words}`
  console.log(is)
  if (is === was) continue
  console.log(`CHANGED, was ${was}`)
  changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
timeout 120 node see.mjs
