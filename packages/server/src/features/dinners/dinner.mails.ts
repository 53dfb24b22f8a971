import type { Dinner } from '@running-dinner/domain'
import { harmlessText } from '@running-dinner/domain/messages/harmless-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { links } from '../dinner-record/index.ts'
import type { SystemMail } from '../outbox/index.ts'

/** Limits the title, because the address is unverified and a stranger must not be able to send it a text of their choice. */
const titleLength = 40

/** Contains title and date, the confirmation and administration links and, for a public event, the public link. */
export function dinnerCreatedMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string,
  newsletterToken: string | undefined,
): SystemMail {
  const { greeting, closing, eventCreated: words } = phrases[dinner.basicDetails.languageCode].mails
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const { publicSettings, basicDetails } = dinner
  const title = harmlessText(basicDetails.title, titleLength)
  const event = { title, date: basicDetails.date.split('-').reverse().join('.') }
  const parts = [
    greeting,
    fillPhrase(title === '' ? words.untitledIntro : words.intro, event),
    fillPhrase(isDemo ? words.demo : words.confirm, {
      confirmLink: links.acknowledge(ctx, dinner.adminId, acknowledgeToken),
    }),
    fillPhrase(words.admin, { adminLink: links.admin(ctx, dinner.adminId) }),
    ...(publicSettings && dinner.basicDetails.registrationType !== 'CLOSED'
      ? [fillPhrase(words.public, { publicLink: links.publicDinner(ctx, publicSettings.publicDinnerId) })]
      : []),
    ...(newsletterToken === undefined
      ? []
      : [fillPhrase(words.newsletter, { newsletterLink: links.newsletter(ctx, newsletterToken) })]),
    isDemo ? words.notYouDemo : words.notYou,
    closing,
  ]
  return {
    kind: 'NEW_RUNNING_DINNER',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: fillPhrase(title === '' ? words.untitledSubject : words.subject, event),
    content: parts.join('\n\n'),
  }
}

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
