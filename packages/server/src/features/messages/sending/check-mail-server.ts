import { setTimeout as delay } from 'node:timers/promises'
import { type MailServerProblem, mailServerProblem } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import { createMailTransport, failureCodeOf, toDeliveryError } from '../transport/index.ts'
import { mailServerStore } from './mail-server.store.ts'

type CheckCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'log' | 'workers'>

const againMilliseconds = 180_000

/** Connects and logs in, again every few minutes until it works once. Never fatal; mails are tried meanwhile. */
export async function watchMailServer(ctx: CheckCtx, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await checkMailServer(ctx)))
    await delay(againMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}

/** False when the mail server cannot be used, or the database cannot be told. */
export async function checkMailServer(ctx: CheckCtx): Promise<boolean> {
  const { db, clock, log } = ctx
  const transport = await createMailTransport(ctx, 1)
  try {
    const failure = await transport.check?.().catch((error: unknown) => toDeliveryError(error))
    if (failure) {
      const [problem, failureCode] = [mailServerProblem(failure), failureCodeOf(failure)]
      log.error(mailServerWords(problem), { answer: failureCode })
      await mailServerStore.failed(db, clock.now(), problem, failureCode)
      return false
    }
    await mailServerStore.worked(db)
    return true
  } catch (error) {
    log.warn('the state of the mail server could not be stored', { error })
    return false
  } finally {
    transport.close()
  }
}

const words: Record<MailServerProblem, string> = {
  NAME_UNKNOWN: 'its name in SMTP_URL is not found',
  REFUSED: 'it refuses connections: check host and port in SMTP_URL',
  NO_ANSWER: 'it does not answer in time',
  CERTIFICATE:
    'its certificate is not trusted: name the certificate with NODE_EXTRA_CA_CERTS, or append ?ignoreTLS=true or ?tls.rejectUnauthorized=false to SMTP_URL (docs/deploy.md#mail-server)',
  LOGIN: 'it refuses the login: check user and password in SMTP_URL, percent-encoded',
  BUSY: 'it turns connections away',
  OTHER: 'the connection fails',
}

/** What the operator reads in the log. */
export function mailServerWords(problem: MailServerProblem): string {
  return `The mail server cannot be used, no mail leaves: ${words[problem]}`
}
