#!/bin/sh
# nodemailer 10.6.0 against smtp-server 3.21.6: the server breaks the connection while it takes the mail, after MAIL, RCPT and DATA.
# Expected: the error names DATA, so that a sender knows that this mail may or may not have arrived.
# Seen: `command` is CONN, as for a server that was never reached, and `code` is ECONNECTION. Who takes CONN for "the mail was never
# begun" sends it twice where the server had taken it.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund nodemailer@10.6.0 smtp-server@3.21.6
cat > see.mjs <<'JS'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
let begun = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream) {
    begun = true
    stream.resume()
    for (const connection of server.connections) connection._socket.destroy()
  },
})
server.on('error', () => undefined)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.server.address()
const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
const error = await transport
  .sendMail({ from: 'a@example.org', to: 'b@example.org', subject: 'S', text: 'T' })
  .then(() => ({}), (reason) => reason)
const seen = `begun: ${begun}, command: ${error.command}, code: ${error.code}`
console.log(seen)
const expected = 'begun: true, command: CONN, code: ECONNECTION'
if (seen !== expected) console.log(`CHANGED, was ${expected}`)
process.exit(seen === expected ? 0 : 1)
JS
node see.mjs
