import { plusDays } from '@running-dinner/domain/local-date'
import { type DuePlannedMail, duePlannedMails, type NewsStream, plannedMailsOff } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../outbox/index.ts'
import { queueMessage } from '../sending/index.ts'
import { composeAllYouNeed } from './compose-all-you-need.ts'
import { organiserNewsMail } from './organiser-news.mails.ts'
import { readPlannedFacts } from './planned-facts.ts'
import { plannedMailStore } from './planned-mail.store.ts'
import { type ActivityNews, failuresOfJobs, plannedMailCandidates, ruleOutNews } from './planned-news.read.ts'

const job = 'planned-mails'

/** Queues the mails that are due, each once; a failure for one event does not stop the others. */
export async function sendPlannedMails(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now()
  const today = now.toISOString().slice(0, 10)
  const [from, until] = [plusDays(today, -1), plusDays(today, 3)]
  await ruleOutNews(ctx.db, now)
  let [count, failures] = [0, 0]
  for (const id of await plannedMailCandidates(ctx.db, { from, until })) {
    if (signal?.aborted) break
    try {
      count += await sendOfEvent(ctx, id, now)
    } catch (error) {
      failures++
      ctx.log.error('the planned mails of an event could not be queued', { job, error })
    }
  }
  if (count > 0) ctx.log.info('planned mails queued', { job, count })
  if (failures > 0) throw new Error(`${failures} events failed`)
}

async function sendOfEvent(ctx: Ctx, id: string, now: Date): Promise<number> {
  const dinner = await dinnerStore.byId(ctx.db, id)
  if (!dinner) return 0
  const facts = await readPlannedFacts(ctx.db, asAuthorized(dinner), now)
  let count = 0
  for (const due of duePlannedMails(facts)) if (await queueOnce(ctx, id, due)) count++
  return count
}

/** The row that says it went out is stored with the mails, so that neither exists without the other. */
async function queueOnce(ctx: Ctx, id: string, due: DuePlannedMail<ActivityNews>): Promise<boolean> {
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, { id })
    const storedDinner = await dinnerStore.byId(tx, id)
    // Cancelled or moved since it was found to be due; the next run decides again.
    if (!storedDinner || plannedMailsOff(storedDinner, now)) return false
    const dinner = asAuthorized(storedDinner)
    if (due.mail === 'ALL_YOU_NEED' && dinner.basicDetails.date !== due.occurrence) return false
    if (!(await plannedMailStore.claim(tx, dinner, due, now))) return false
    if (due.mail === 'ALL_YOU_NEED') await queueAllYouNeed(ctx, tx, dinner, due)
    else await queueNews(ctx, tx, dinner, due.mail, due.news)
    return true
  })
}

async function queueAllYouNeed(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, due: DuePlannedMail): Promise<void> {
  const { text } = (await plannedMailStore.settings(tx, dinner)).ALL_YOU_NEED
  const draft = await composeAllYouNeed(ctx, tx, dinner, text)
  // Without guests the moment is past all the same: people who register later are not mailed one by one.
  if (draft.recipients.length === 0) return
  const compose = async () => draft
  const sending = { compose, copyToOwner: false, holdSeconds: 0, recipientId: undefined, isPlanned: true }
  await plannedMailStore.noteJob(tx, dinner, due, await queueMessage(ctx, tx, dinner, sending))
}

async function queueNews(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, stream: NewsStream, news: ActivityNews[]) {
  const failures = await failuresOfJobs(
    tx,
    dinner,
    news.flatMap(({ jobId }) => jobId ?? []),
  )
  const settings = await plannedMailStore.settings(tx, dinner)
  const notes = Object.fromEntries(news.map(({ kind }) => [kind, settings[kind].text]))
  await queueMail(tx, ctx, dinner, organiserNewsMail(ctx, dinner, stream, { news, failures, notes }))
}
