import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { seededRandom } from '@running-dinner/domain'
import { expect, onTestFinished } from 'vitest'
import type { SmtpSink } from './smtp-sink.ts'
import { workerScript } from './worker-script.ts'

export type Queue = 'real' | 'without claiming' | 'marking at fetch' | 'marking before sending'

/** Mails that are due, the mail server that takes them, and processes that deliver them. */
export interface Delivery {
  sink: SmtpSink
  startWorker(): Promise<ChildProcess>
}

/** A process with the given time, or with its own clock; caps of mails hold if asked for. */
export async function startMailWorker(
  databaseUrl: string,
  smtpUrl: string,
  queue: Queue,
  { now, rateLimits = 'off' }: { now?: Date | undefined; rateLimits?: 'on' | 'off' } = {},
): Promise<ChildProcess> {
  const worker = fork(await workerScript('mail'), {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      QUEUE: queue,
      NOW: now?.toISOString() ?? '',
      RATE_LIMITS: rateLimits,
    },
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker, 'message')
  return worker
}

/** SEED=7 stops workers at other points. */
const seed = Number(process.env.SEED ?? 1)

/** Stops one worker after the other at points of the delivery that nobody chose; the last one finishes it. */
export async function interruptDelivery(
  { sink, startWorker }: Delivery,
  count: number,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  const random = seededRandom(seed)
  let next = startWorker()
  for (const signal of signals) {
    const worker = await next
    next = startWorker()
    const share = Math.ceil((count - sink.mails.length) / (signals.length + 1))
    worker.send('go')
    await sink.until(sink.mails.length + Math.ceil(random() * share))
    worker.kill(signal)
    const asked = signal === 'SIGTERM'
    expect(await once(worker, 'exit')).toEqual(asked ? [0, null] : [null, signal])
  }
  const last = await next
  last.send('go')
  expect(await once(last, 'exit')).toEqual([0, null])
}

/** How many mails were lost, how many arrived twice, and how many of these with a different Message-ID. */
export function deliveryOutcome({ mails }: SmtpSink, count: number) {
  const idsByRecipient = new Map<string, Set<string>>()
  for (const { recipients, messageId } of mails) {
    const [recipient = ''] = recipients
    idsByRecipient.set(recipient, (idsByRecipient.get(recipient) ?? new Set()).add(messageId))
  }
  return {
    lost: count - idsByRecipient.size,
    repeated: mails.length - idsByRecipient.size,
    renamed: [...idsByRecipient.values()].filter((ids) => ids.size > 1).length,
  }
}
