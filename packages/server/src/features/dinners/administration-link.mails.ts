import type { Dinner } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../messages/index.ts'
import { links } from './links.ts'

/** Contains no text of the organiser, as the mail of a new event: the address may be unverified. */
export function administrationLinkMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string | undefined,
): SystemMail {
  const { greeting, closing, eventCreated, linkReplaced: words } = phrases[dinner.basicDetails.languageCode].mails
  const confirmation =
    acknowledgeToken === undefined
      ? []
      : [fillPhrase(eventCreated.confirm, { confirmLink: links.acknowledge(ctx, dinner.adminId, acknowledgeToken) })]
  const admin = fillPhrase(words.admin, { adminLink: links.admin(ctx, dinner.adminId) })
  return {
    kind: 'ADMINISTRATION_LINK_REPLACED',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: words.subject,
    content: [greeting, words.intro, admin, ...confirmation, words.notYou, closing].join('\n\n'),
  }
}
