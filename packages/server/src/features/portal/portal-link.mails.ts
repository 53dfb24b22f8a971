import type { Language } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../outbox/index.ts'

/** Contains no entered text: the mail may have been requested by a stranger. */
export function portalLinkMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  { email, token, language }: { email: string; token: string; language: Language },
): SystemMail {
  const { greeting, portalLink: words } = phrases[language].mails
  const link = `${ctx.baseUrl()}/my-events/${token}`
  return {
    kind: 'PORTAL_LINK',
    recipientEmail: email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: words.subject,
    content: [greeting, fillPhrase(words.link, { link }), words.keep, words.notYou].join('\n\n'),
    language,
  }
}
