import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../messages/index.ts'
import type { Account } from './account.store.ts'
import { accountLinks } from './account-links.ts'

type MailCtx = Pick<Ctx, 'baseUrl' | 'config'>
type Addressee = Pick<Account, 'email' | 'language'>

/** Fixed words only, without the names somebody typed: nobody has proven the address yet (reliability 2.4 #10). */
export function confirmAccountMail(ctx: MailCtx, account: Addressee, token: string): SystemMail {
  const words = phrases[account.language].mails.account.confirm
  const intro = fillPhrase(words.intro, { link: accountLinks.confirm(ctx, token) })
  return accountMail(ctx, account, words.subject, [intro, words.notYou])
}

/** Instead of a confirmation, to somebody who has an account already. */
export function accountKnownMail(ctx: MailCtx, account: Addressee): SystemMail {
  const words = phrases[account.language].mails.account.known
  const links = { loginLink: accountLinks.login(ctx), forgottenLink: accountLinks.forgotten(ctx) }
  const parts = [words.intro, words.forgotten, words.notYou].map((part) => fillPhrase(part, links))
  return accountMail(ctx, account, words.subject, parts)
}

export function newPasswordMail(ctx: MailCtx, account: Addressee, token: string): SystemMail {
  const words = phrases[account.language].mails.account.password
  const intro = fillPhrase(words.intro, { link: accountLinks.newPassword(ctx, token) })
  return accountMail(ctx, account, words.subject, [intro, words.notYou])
}

export function passwordChangedMail(ctx: MailCtx, account: Addressee): SystemMail {
  const words = phrases[account.language].mails.account.passwordChanged
  const notYou = fillPhrase(words.notYou, { forgottenLink: accountLinks.forgotten(ctx) })
  return accountMail(ctx, account, words.subject, [words.intro, notYou])
}

function accountMail(ctx: MailCtx, account: Addressee, subject: string, parts: string[]): SystemMail {
  return {
    kind: 'ACCOUNT',
    recipientEmail: account.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject,
    content: [phrases[account.language].mails.greeting, ...parts].join('\n\n'),
    language: account.language,
  }
}
