import type { Dinner } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/dinner/lifecycle.ts'
import { deletionDay } from '@running-dinner/domain/retention.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import { links } from '../dinners/index.ts'
import type { SystemMail } from '../messages/index.ts'

/**
 * Two days before everything is deleted, with the way to the list of guests and its export. The link is a page and no file: what
 * opens links in mails by itself must not carry off addresses. Whoever has not proven the address reads no title either.
 */
export function deletionWarningMail(ctx: Pick<Ctx, 'baseUrl' | 'config'>, dinner: Dinner): SystemMail {
  const { greeting, closing, deletionWarning: words } = phrases[dinner.basicDetails.languageCode].mails
  const isProven = !needsAcknowledgement(dinner) && dinner.runningDinnerType !== 'DEMO'
  const day = deletionDay(dinner.basicDetails.date).split('-').toReversed().join('.')
  const intro = isProven ? fillPhrase(words.introTitle, { title: dinner.basicDetails.title, day }) : words.intro
  return {
    kind: 'DELETION_WARNING',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: fillPhrase(words.subject, { day }),
    content: [
      greeting,
      fillPhrase(intro, { day }),
      fillPhrase(words.export, { participantsLink: `${links.admin(ctx, dinner.adminId)}/participants` }),
      words.nothing,
      closing,
    ].join('\n\n'),
  }
}
