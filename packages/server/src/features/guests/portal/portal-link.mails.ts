import type { Language } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { buttonBlock, mailDocument, noteBlock, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

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
    document: mailDocument(undefined, {
      to: 'account',
      language,
      blocks: [
        ...textBlocks(greeting, words.link),
        buttonBlock(words.label, link),
        ...textBlocks(words.keep),
        noteBlock(words.notYou),
      ],
    }),
    language,
  }
}
