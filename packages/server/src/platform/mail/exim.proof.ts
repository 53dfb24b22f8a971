import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textDocument } from '@running-dinner/domain/mails/mail-document.ts'
import { deliveryOutcome } from '@running-dinner/domain/messages/failure-type.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureCodeOf, toDeliveryError } from './delivery-error.ts'
import { smtpTransport } from './smtp-transport.ts'

const program = process.env.EXIM_PROGRAM ?? '/usr/sbin/exim4'
const account = 'Debian-exim'
/** Exim wants a configuration of root and an account to become. */
const isThere = process.getuid?.() === 0 && existsSync(program)
const title = isThere ? '' : ' (SKIPPED: needs Debian package exim4-daemon-light and root)'

const mail = {
  senderName: '',
  recipientName: '',
  replyTo: 'olga@organisers.example',
  subject: 'Hello',
  language: 'en',
} as const

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Exim in the foreground with its own limits; mails go to one file. */
async function startedExim(options = '') {
  const folder = mkdtempSync(join(tmpdir(), 'rd-exim-'))
  for (const name of ['spool', 'log', 'mail']) mkdirSync(join(folder, name))
  execFileSync('chown', ['-R', `${account}:${account}`, folder])
  const port = await freePort()
  const configuration = join(folder, 'exim.conf')
  writeFileSync(
    configuration,
    `exim_path = ${program}
exim_user = ${account}
exim_group = ${account}
deliver_drop_privilege = true
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
pid_file_path = ${folder}/exim.pid
primary_hostname = mail.example
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts =
acl_smtp_rcpt = check
${options}
begin acl
check:
  accept
begin routers
all:
  driver = accept
  transport = file
begin transports
file:
  driver = appendfile
  file = ${folder}/mail/all
  user = ${account}
`,
  )
  const exim = spawn(program, ['-C', configuration, '-bdf'], { stdio: 'ignore' })
  const transport = smtpTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'dinner@dinner.example',
    footer: '',
    maxConnections: 1,
    hostName: 'dinner.example',
  })
  onTestFinished(async () => {
    transport.close()
    const ended = once(exim, 'exit')
    exim.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(() => transport.check?.(), { timeout: 10_000 })
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  return {
    send: (number: number, text: string) =>
      transport.send({
        ...mail,
        messageId: `<${number}@dinner.example>`,
        recipientEmail: `guest${number}@guests.example`,
        document: textDocument([text]),
      }),
    delivered: () => read('mail/all').match(/^Subject: Hello$/gm)?.length ?? 0,
    log: () => read('log/main'),
  }
}

test.skipIf(!isThere)(`Exim delivers 22 mails at once and keeps none for its next queue run${title}`, async () => {
  const { send, delivered, log } = await startedExim()
  for (let number = 1; number <= 22; number++) await send(number, 'Hello')
  await vi.waitFor(() => expect(delivered()).toBe(22), { timeout: 20_000 })
  expect(log()).not.toContain('no immediate delivery')
  expect(log()).toContain('H=(dinner.example)')
})

test.skipIf(!isThere)(`a mail larger than Exim takes fails at once as too large${title}`, async () => {
  const { send } = await startedExim('message_size_limit = 6000')
  const error = toDeliveryError(await send(1, 'x '.repeat(20_000)).catch((refusal: unknown) => refusal))
  expect([failureCodeOf(error), deliveryOutcome(error, 1)]).toEqual([
    '552 5.3.4',
    { kind: 'failed', failureType: 'BOUNCE' },
  ])
})
