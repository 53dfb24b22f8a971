import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { SystemMail } from '../outbox/index.ts'
import type { Account } from './account.store.ts'

type MailCtx = Pick<Ctx, 'baseUrl' | 'config'>
type Addressee = Pick<Account, 'email' | 'language'>

const accountLinks = {
  confirm: (ctx: MailCtx, token: string) => `${ctx.baseUrl()}/register/confirm/${token}`,
  newPassword: (ctx: MailCtx, token: string) => `${ctx.baseUrl()}/login/new-password/${token}`,
  login: (ctx: MailCtx) => `${ctx.baseUrl()}/login`,
  forgotten: (ctx: MailCtx) => `${ctx.baseUrl()}/login/forgotten`,
}

/** Contains no name from the form: the address is not verified yet, so the mail must not carry text chosen by a stranger. */
export function confirmAccountMail(ctx: MailCtx, account: Addressee, token: string): SystemMail {
  const words = phrases[account.language].mails.account.confirm
  const intro = fillPhrase(words.intro, { link: accountLinks.confirm(ctx, token) })
  return accountMail(ctx, account, words.subject, [intro, words.notYou])
}

/** Sent instead of a confirmation when the address already has an account. */
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
