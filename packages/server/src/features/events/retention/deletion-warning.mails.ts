import type { Dinner } from '@running-dinner/domain'
import { deletionDay } from '@running-dinner/domain/events'
import { longDay, shortDay, subjectOn } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { buttonBlock, mailDocument, queueMail, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'
import { dinnerStore, links } from '../dinner-record/index.ts'
import { retentionStore } from './retention.store.ts'

/**
 * Two days before the deletion, with a link to the guest list and its export. It links to the page, because mail scanners would
 * open a link to the file and download the addresses. Sent to confirmed addresses only, so it may name the event.
 */
function deletionWarningMail(ctx: Pick<Ctx, 'baseUrl' | 'config'>, dinner: Dinner): SystemMail {
  const { languageCode: language, date, title } = dinner.basicDetails
  const { greeting, closing, deletionWarning: words } = phrases[language].mails
  const day = longDay(deletionDay(date), language)
  return {
    kind: 'DELETION_WARNING',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: subjectOn(date, language, fillPhrase(words.subject, { day: shortDay(deletionDay(date), language) })),
    document: mailDocument(dinner, {
      to: 'organiser',
      language,
      blocks: [
        ...textBlocks(greeting, fillPhrase(words.intro, { title, day }), words.export),
        buttonBlock(words.exportLabel, `${links.admin(ctx, dinner.adminId)}/participants`),
        ...textBlocks(words.nothing, closing),
      ],
    }),
    language,
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
