import { deliverMails } from '../src/features/messages/deliver-mails.ts'
import { mailQueue } from '../src/features/messages/mail-queue.store.ts'
import { systemClock } from '../src/platform/clock.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { smtpTransport } from '../src/platform/mail/smtp-transport.ts'
import { asWorker } from '../src/platform/queue/worker-presence.ts'
import { withoutClaiming } from './without-claiming.ts'

/** A process that delivers due mails once and ends; tests start several and kill them. */
const { DATABASE_URL = '', SMTP_URL = '', QUEUE = 'real' } = process.env
const concurrency = 5
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function deliver(signal: AbortSignal): Promise<void> {
  const connection = connectDatabase(DATABASE_URL)
  const transport = smtpTransport({
    smtpUrl: SMTP_URL,
    mailFrom: 'dinner@dinner.example',
    footer: '',
    maxConnections: concurrency,
  })
  await asWorker(connection.db, async (worker) => {
    const real = mailQueue({ db: connection.db, clock: systemClock }, worker)
    const queue = QUEUE === 'real' ? real : withoutClaiming(real, connection.db)
    await deliverMails({ queue, transport, log: silent }, { concurrency, signal })
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
