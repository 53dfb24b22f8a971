import type { Dinner } from '@running-dinner/domain'
import { deletionDay } from '@running-dinner/domain/retention.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { dinnerStore, links } from '../dinner-record/index.ts'
import { queueMail, type SystemMail } from '../outbox/index.ts'
import { retentionStore } from './retention.store.ts'

/**
 * Two days before the deletion, with a link to the guest list and its export. It links to the page, because mail scanners would
 * open a link to the file and download the addresses. Sent to confirmed addresses only, so it may name the event.
 */
function deletionWarningMail(ctx: Pick<Ctx, 'baseUrl' | 'config'>, dinner: Dinner): SystemMail {
  const { greeting, closing, deletionWarning: words } = phrases[dinner.basicDetails.languageCode].mails
  const day = deletionDay(dinner.basicDetails.date).split('-').toReversed().join('.')
  return {
    kind: 'DELETION_WARNING',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: fillPhrase(words.subject, { day }),
    content: [
      greeting,
      fillPhrase(words.intro, { title: dinner.basicDetails.title, day }),
      fillPhrase(words.export, { participantsLink: `${links.admin(ctx, dinner.adminId)}/participants` }),
      words.nothing,
      closing,
    ].join('\n\n'),
  }
}

/** Sent once, and only if there is a guest list to save. */
export async function warnOrganiser(ctx: Ctx, id: string, now: Date): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await retentionStore.markWarned(tx, id, now))) return
    const dinner = await dinnerStore.byId(tx, id)
    if (!dinner || !(await retentionStore.hasPeople(tx, id))) return
    await queueMail(tx, ctx, dinner, deletionWarningMail(ctx, dinner))
  })
}
