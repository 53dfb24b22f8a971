import {
  type DeliveryError,
  deliveryOutcome,
  type MailServerProblem,
  mailServerProblem,
} from '@running-dinner/domain/messages'
import pRetry from 'p-retry'
import { isPassing } from '../../../platform/http/error-reply.ts'
import type { Log } from '../../../platform/log.ts'
import { workOff } from '../../../platform/queue/work-off.ts'
import type { MailTransport } from '../transport/index.ts'
import { failureCodeOf, toDeliveryError } from '../transport/index.ts'
import type { MailAdmission } from './mail-admission.ts'
import type { ClaimedMail, MailQueue } from './mail-queue.store.ts'
import type { PacedMail, Pacer } from './pacer.ts'

export interface DeliveryDeps {
  queue: MailQueue
  transport: Pick<MailTransport, 'send'>
  admission: MailAdmission
  log: Log
  pacer: Pacer
  server: MailServerReports
}

/** Where is kept whether the mail server can be used. */
export interface MailServerReports {
  failed(problem: MailServerProblem, code: string): Promise<void>
  worked(): Promise<void>
}

export interface DeliveryOptions {
  concurrency: number
  /** After an abort nothing more is claimed; mails being sent get 10 s. */
  signal?: AbortSignal | undefined
  /** Resolves when new mails may be due. */
  called?(): Promise<void>
}

const job = 'deliver-mails'
const lookAgainMilliseconds = 1_000
const busyFailures = 2
const attemptsOfOtherErrors = 50

/**
 * Sends all mails that are due and marks each as soon as its result is known. Returns how many were accepted. Throws when the
 * database is away; no mail is lost by that, but some may be sent again (docs/rules/messages/messages.md#delivery).
 */
export async function deliverMails(deps: DeliveryDeps, { concurrency, ...options }: DeliveryOptions): Promise<number> {
  let accepted = 0
  const work = async (mail: ClaimedMail) => {
    if (await deliver(deps, mail)) accepted++
  }
  const queue = {
    ...deps.queue,
    async claim(limit: number) {
      const places = await deps.pacer.places(limit, options.signal)
      return places > 0 ? deps.queue.claim(places) : []
    },
    release: () => patiently(deps.log, () => deps.queue.release(), options.signal),
  }
  await workOff(queue, { work, atOnce: concurrency, lookAgainMilliseconds, job, log: deps.log, ...options })
  return accepted
}

/** A result that cannot be stored comes back as an orphaned claim. */
async function deliver(deps: DeliveryDeps, mail: ClaimedMail): Promise<boolean> {
  const { queue, log, admission } = deps
  if (mail.staysInDemo) {
    await patiently(log, () => queue.markSent(mail))
    return true
  }
  // Before anything is waited for: mails that were claimed together are of one pace, whichever is ready first.
  const paced = deps.pacer.begin()
  const admitted = await admission.admit(mail).catch((error: unknown) => {
    paced.ended()
    throw error
  })
  if (admitted.kind !== 'send') paced.ended()
  if (admitted.kind === 'wait') {
    await patiently(log, () => queue.postpone(mail, admitted.until, admitted.reason))
    return false
  }
  if (admitted.kind === 'unwanted') {
    await patiently(log, () => queue.markUnwanted(mail))
    return false
  }
  const isSent = await hand(deps, { ...mail, document: admitted.document }, paced)
  if (!isSent) await patiently(log, () => admission.giveBack(admitted.counted))
  return isSent
}

/** Hands one mail to the mail server and stores its answer. */
async function hand(deps: DeliveryDeps, mail: ClaimedMail, paced: PacedMail): Promise<boolean> {
  const { queue, transport, log } = deps
  try {
    await transport.send(mail, paced.turn)
  } catch (error) {
    const problem = toDeliveryError(error)
    const failureCode = failureCodeOf(problem)
    const outcome = deliveryOutcome(problem, mail.attempts + 1)
    if (outcome.kind === 'server') {
      paced.serverFailed(problem.responseCode === 421)
      await giveBack(deps, mail, problem)
      return false
    }
    log.warn('a mail was not accepted', { job, error, answer: failureCode })
    if (outcome.kind === 'retry' && outcome.slows) paced.tooFast()
    else paced.ended()
    await patiently(log, () => queue.markFailed(mail, outcome, failureCode))
    return false
  }
  paced.accepted()
  await patiently(log, () => queue.markSent(mail))
  await patiently(log, () => deps.server.worked())
  return true
}

/** The server cannot be used: no attempt of the mail is spent. One that is busy for a moment is no fault yet. */
async function giveBack({ queue, pacer, server, log }: DeliveryDeps, mail: ClaimedMail, error: DeliveryError) {
  const failureCode = failureCodeOf(error)
  const problem = mailServerProblem(error)
  if (problem !== 'BUSY' || pacer.failures() > busyFailures)
    await patiently(log, () => server.failed(problem, failureCode))
  await patiently(log, () => queue.giveBack(mail, pacer.restsUntil(), failureCode))
}

/**
 * Keeps trying as long as the database is away, because a result that is not stored means that the mail is sent twice; for about 50 s
 * when something else is wrong. `stopping` ends it.
 */
async function patiently(log: Log, mark: () => Promise<void>, stopping?: AbortSignal): Promise<void> {
  try {
    await pRetry(mark, {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      factor: 3,
      // Shorter than others leave its claims alone after an outage (`ownersFirstMilliseconds` of the jobs).
      maxTimeout: 1_000,
      unref: true,
      shouldRetry: ({ error, attemptNumber }) =>
        stopping?.aborted !== true && (isPassing(error) || attemptNumber < attemptsOfOtherErrors),
      onFailedAttempt: ({ error }) => log.warn('the result of a mail could not be stored yet', { job, error }),
    })
  } catch (error) {
    log.warn('the result of a mail could not be stored', { job, error })
  }
}
