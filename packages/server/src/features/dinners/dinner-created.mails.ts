import type { Dinner } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../messages/index.ts'
import { links } from './links.ts'

/** The administration link, the confirmation link and, where there is one, the public link (rules 8.10). */
export function dinnerCreatedMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string,
): SystemMail {
  const { greeting, closing, eventCreated: words } = phrases[dinner.basicDetails.languageCode].mails
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const { publicSettings } = dinner
  const parts = [
    greeting,
    words.intro,
    isDemo
      ? words.demo
      : fillPhrase(words.confirm, { confirmLink: links.acknowledge(ctx, dinner.adminId, acknowledgeToken) }),
    fillPhrase(words.admin, { adminLink: links.admin(ctx, dinner.adminId) }),
    ...(publicSettings && dinner.basicDetails.registrationType !== 'CLOSED'
      ? [fillPhrase(words.public, { publicLink: links.publicDinner(ctx, publicSettings.publicDinnerId) })]
      : []),
    words.notYou,
    closing,
  ]
  return {
    kind: 'NEW_RUNNING_DINNER',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: words.subject,
    content: parts.join('\n\n'),
  }
}
