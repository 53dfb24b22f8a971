import type { Dinner } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { mailDocument, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

/** The mail leaves the title out because it outlives the event. */
export function eventRemovedMail({ config }: Pick<Ctx, 'config'>, dinner: Dinner): SystemMail {
  const { languageCode } = dinner.basicDetails
  const { greeting, eventRemoved: words } = phrases[languageCode].mails
  return {
    kind: 'EVENT_REMOVED',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: config.adminEmail,
    subject: words.subject,
    document: mailDocument(undefined, {
      to: 'organiser',
      language: languageCode,
      blocks: textBlocks(greeting, words.intro, words.ask),
    }),
    language: languageCode,
  }
}
