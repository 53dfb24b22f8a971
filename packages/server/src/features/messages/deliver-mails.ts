import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { deliveryOutcome } from '@running-dinner/domain/messages/failure-type.ts'
import type { Log } from '../../platform/log.ts'
import { failureCodeOf, toDeliveryError } from '../../platform/mail/delivery-error.ts'
import type { MailTransport } from '../../platform/mail/mail-transport.ts'
import type { ClaimedMail, MailQueue } from './mail-queue.store.ts'

export interface DeliveryDeps {
  queue: MailQueue
  transport: Pick<MailTransport, 'send'>
  log: Log
}

export interface DeliveryOptions {
  concurrency: number
  /** From then on nothing more is claimed; what is on its way gets 10 s. */
  signal?: AbortSignal | undefined
}

const job = 'deliver-mails'
const renewMilliseconds = 30_000
const graceMilliseconds = 10_000
/** While mails are slow to leave, others may have become due. */
const lookAgainMilliseconds = 1_000
/** Patience with the database when the fate of a mail has to be noted: forgetting it means sending it twice. */
const markRetryMilliseconds = [100, 300, 1_000, 3_000, 5_000, 10_000, 10_000, 10_000, 10_000]

/**
 * Claims no more mails than can leave at once, sends them and marks each as soon as its fate is known, until nothing is due
 * (reliability R2, F3). Returns how many were accepted. Throws when the database is away, and loses nothing by it.
 */
export async function deliverMails(deps: DeliveryDeps, { concurrency, signal }: DeliveryOptions): Promise<number> {
  const { queue } = deps
  const ended = new AbortController()
  const stopped = untilAborted(signal, ended.signal)
  const onTheWay = new Set<Promise<void>>()
  let accepted = 0
  const launch = (mail: ClaimedMail) => {
    const sending = deliver(deps, mail).then((isAccepted) => {
      if (isAccepted) accepted++
      onTheWay.delete(sending)
    })
    onTheWay.add(sending)
  }
  const renewing = setInterval(() => void queue.renew().catch(noted(deps.log)), renewMilliseconds)
  try {
    await queue.sweep()
    while (signal?.aborted !== true) {
      const mails = onTheWay.size < concurrency ? await queue.claim(concurrency - onTheWay.size) : []
      mails.forEach(launch)
      if (onTheWay.size === 0 && (await queue.sweep()) === 0) break
      if (onTheWay.size === concurrency) await Promise.race([...onTheWay, stopped])
      else if (mails.length === 0) await Promise.race([...onTheWay, stopped, pause(lookAgainMilliseconds)])
    }
  } finally {
    await Promise.race([Promise.all(onTheWay), stopped.then(() => pause(graceMilliseconds))])
    ended.abort()
    clearInterval(renewing)
    await queue.release().catch(noted(deps.log))
  }
  return accepted
}

/** Never throws: what cannot be noted now comes back when its lease ends. */
async function deliver({ queue, transport, log }: DeliveryDeps, mail: ClaimedMail): Promise<boolean> {
  try {
    if (!mail.staysInDemo) await transport.send(mail)
  } catch (error) {
    log.warn('a mail was not accepted', { job, error })
    const problem = toDeliveryError(error)
    const outcome = deliveryOutcome(problem, mail.attempts + 1)
    await patiently(log, () => queue.markFailed(mail, outcome, failureCodeOf(problem)))
    return false
  }
  await patiently(log, () => queue.markSent(mail))
  return true
}

async function patiently(log: Log, mark: () => Promise<void>): Promise<void> {
  for (const wait of markRetryMilliseconds) {
    try {
      return await mark()
    } catch (error) {
      log.warn('the fate of a mail could not be noted yet', { job, error })
      await pause(wait)
    }
  }
  await mark().catch(noted(log))
}

function noted(log: Log) {
  return (error: unknown) => log.warn('the mail queue did not answer', { job, error })
}

/** Does not keep a process alive that has nothing else to do. */
function pause(milliseconds: number): Promise<void> {
  return delay(milliseconds, undefined, { ref: false })
}

/** Without a signal it stays pending; `ended` lets go of the signal. */
async function untilAborted(signal: AbortSignal | undefined, ended: AbortSignal): Promise<void> {
  if (signal?.aborted) return
  await once(signal ?? new EventTarget(), 'abort', { signal: ended }).catch(() => new Promise(() => undefined))
}
