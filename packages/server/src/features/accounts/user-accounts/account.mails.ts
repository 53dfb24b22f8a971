import type { MailBlock } from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import {
  buttonBlock,
  linkBlock,
  mailDocument,
  noteBlock,
  type SystemMail,
  textBlocks,
} from '../../messages/outbox/index.ts'
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
  const button = buttonBlock(words.label, accountLinks.confirm(ctx, token))
  return accountMail(ctx, account, words.subject, [...textBlocks(words.intro), button, noteBlock(words.notYou)])
}

/** Sent instead of a confirmation when the address already has an account. */
export function accountKnownMail(ctx: MailCtx, account: Addressee): SystemMail {
  const words = phrases[account.language].mails.account.known
  return accountMail(ctx, account, words.subject, [
    ...textBlocks(words.intro),
    buttonBlock(words.label, accountLinks.login(ctx)),
    ...textBlocks(words.forgotten),
    linkBlock(words.forgottenLabel, accountLinks.forgotten(ctx)),
    noteBlock(words.notYou),
  ])
}

export function newPasswordMail(ctx: MailCtx, account: Addressee, token: string): SystemMail {
  const words = phrases[account.language].mails.account.password
  const button = buttonBlock(words.label, accountLinks.newPassword(ctx, token))
  return accountMail(ctx, account, words.subject, [...textBlocks(words.intro), button, noteBlock(words.notYou)])
}

export function passwordChangedMail(ctx: MailCtx, account: Addressee): SystemMail {
  const words = phrases[account.language].mails.account.passwordChanged
  const button = buttonBlock(words.label, accountLinks.forgotten(ctx))
  return accountMail(ctx, account, words.subject, [...textBlocks(words.intro, words.notYou), button])
}

function accountMail(ctx: MailCtx, account: Addressee, subject: string, blocks: MailBlock[]): SystemMail {
  return {
    kind: 'ACCOUNT',
    recipientEmail: account.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject,
    document: mailDocument(undefined, {
      to: 'account',
      language: account.language,
      blocks: [...textBlocks(phrases[account.language].mails.greeting), ...blocks],
    }),
    language: account.language,
  }
}
