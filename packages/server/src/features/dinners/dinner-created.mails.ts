import type { Dinner } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../messages/index.ts'
import { links } from './links.ts'

/** The administration link, the confirmation link and, where there is one, the public link (rules 8.10). */
export function dinnerCreatedMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string,
): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].mails.dinnerCreated
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const { publicSettings } = dinner
  const parts = [
    words.greeting,
    isDemo ? words.demoIntroduction : words.introduction,
    `${words.adminLink}\n${links.admin(ctx, dinner.adminId)}`,
    ...(isDemo ? [] : [`${words.confirmLink}\n${links.acknowledge(ctx, dinner.adminId, acknowledgeToken)}`]),
    ...(publicSettings ? [`${words.publicLink}\n${links.publicDinner(ctx, publicSettings.publicDinnerId)}`] : []),
    words.keepSecret,
    words.notYou,
    words.closing,
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
