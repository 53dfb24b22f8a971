import type { ParticipantData } from '@running-dinner/domain'
import { messagingIssue } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import { subjectOn } from '@running-dinner/domain/messages/mails/day-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { buttonBlock, mailDocument, queueMail, textBlocks } from '../../messages/outbox/index.ts'
import { dinnerText, harmlessName } from './mail-parts.ts'

/** Mails the organiser if their address is proven; the activity is recorded in any case. */
export async function mailOrganiser(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly ParticipantData[],
  what: 'changed' | 'returned',
): Promise<void> {
  if (messagingIssue(dinner)) return
  const { languageCode: language } = dinner.basicDetails
  const { organiser: words, closing } = phrases[language].registrationMails
  const values = { name: people.map(harmlessName).join(', '), dinner: dinnerText(dinner, language) }
  await queueMail(tx, ctx, dinner, {
    kind: 'REGISTRATION',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: people[0]?.email ?? ctx.config.adminEmail,
    subject: subjectOn(dinner.basicDetails.date, language, words[`${what}Subject`]),
    document: mailDocument(dinner, {
      to: 'organiser',
      language,
      blocks: [
        ...textBlocks(words.greeting, fillPhrase(words[what], values)),
        buttonBlock(words.linkLabel, `${links.admin(ctx, dinner.adminId)}/participants`),
        ...textBlocks(closing),
      ],
    }),
    language,
  })
}
