import { deliverMails } from '../src/features/messages/sending/deliver-mails.ts'
import { mailAdmission } from '../src/features/messages/sending/mail-admission.ts'
import { mailQueue } from '../src/features/messages/sending/mail-queue.store.ts'
import { pacer } from '../src/features/messages/sending/pacer.ts'
import { composeMail } from '../src/features/messages/transport/compose-mail.ts'
import { smtpTransport } from '../src/features/messages/transport/smtp-transport.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { asWorker } from '../src/platform/queue/worker-presence.ts'
import { markingAtFetch, markingBeforeSending } from './marking-early.ts'
import { silentLog } from './test-log.ts'
import { withoutClaiming } from './without-claiming.ts'

/** A process that delivers due mails once and ends; tests start several and kill them. */
const { DATABASE_URL = '', SMTP_URL = '', QUEUE = 'real', NOW = '', RATE_LIMITS = 'off' } = process.env
const clock = NOW === '' ? systemClock : { now: () => new Date(NOW) }
const concurrency = 5
const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS })

const server = { failed: async () => undefined, worked: async () => undefined }

async function deliver(signal: AbortSignal): Promise<void> {
  const connection = connectDatabase(DATABASE_URL)
  const transport = smtpTransport({
    smtpUrl: SMTP_URL,
    maxConnections: concurrency,
    compose: (mail) => composeMail(mail, { mailFrom: 'dinner@dinner.example', footer: '' }),
  })
  await asWorker(connection.db, async (worker) => {
    const real = mailQueue({ db: connection.db, clock }, worker)
    const queue =
      QUEUE === 'without claiming'
        ? withoutClaiming(real, connection.db)
        : QUEUE === 'marking at fetch'
          ? markingAtFetch(real)
          : real
    const admission = mailAdmission({
      db: connection.db,
      clock,
      config,
      baseUrl: () => 'http://localhost',
    })
    await deliverMails(
      {
        queue,
        transport: QUEUE === 'marking before sending' ? markingBeforeSending(real, transport) : transport,
        admission,
        log: silentLog,
        pacer: pacer(clock),
        server,
      },
      { concurrency, signal },
    )
  })
  transport.close()
  await connection.close()
}

const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())
process.once('message', () => {
  deliver(stopping.signal).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
process.send?.('ready')
