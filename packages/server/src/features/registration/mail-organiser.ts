import type { ParticipantData } from '@running-dinner/domain'
import { messagingIssue } from '@running-dinner/domain/dinner/lifecycle.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../dinner-record/index.ts'
import { queueMail } from '../outbox/index.ts'
import { dinnerText, harmlessName } from './mail-parts.ts'

/** Mails the organiser if their address is proven; the activity is recorded in any case. */
export async function mailOrganiser(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly ParticipantData[],
  what: 'changed' | 'cancelled',
): Promise<void> {
  if (messagingIssue(dinner)) return
  const { organiser: words, closing } = phrases[dinner.basicDetails.languageCode].registrationMails
  const values = { name: people.map(harmlessName).join(', '), dinner: dinnerText(dinner) }
  await queueMail(tx, ctx, dinner, {
    kind: 'REGISTRATION',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: people[0]?.email ?? ctx.config.adminEmail,
    subject: what === 'changed' ? words.changedSubject : words.cancelledSubject,
    content: [
      words.greeting,
      fillPhrase(what === 'changed' ? words.changed : words.cancelled, values),
      fillPhrase(words.link, { link: `${links.admin(ctx, dinner.adminId)}/participants` }),
      closing,
    ].join('\n\n'),
  })
}
