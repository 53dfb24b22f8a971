import { emailIdentity, type Participant } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { queueMail, type SystemMail, strangerMailAllowed } from '../outbox/index.ts'
import { contactParts, dinnerText, greetingOf, harmlessName, recipientOf, replyToOf } from './mail-parts.ts'

/**
 * Confirms a cancellation to each mailbox. The mails belong to no event, so that its data does not name people who left; a
 * demo's go to its organiser anyway.
 */
export async function mailReceipts(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, leaving: readonly Participant[]) {
  const language = dinner.basicDetails.languageCode
  const owner = dinner.runningDinnerType === 'DEMO' ? dinner : undefined
  const mailboxes = new Map([...leaving].reverse().map((person) => [emailIdentity(person.email), person]))
  for (const person of mailboxes.values()) {
    const isProven = leaving[0] === person
    if (!isProven && !(await strangerMailAllowed(tx, ctx, dinner, person.email))) continue
    await queueMail(tx, ctx, owner, { ...receipt(ctx, dinner, person, leaving), ...(owner ? {} : { language }) })
  }
}

function receipt(ctx: Ctx, dinner: AuthorizedDinner, person: Participant, leaving: readonly Participant[]): SystemMail {
  const { closing, cancelled: words } = phrases[dinner.basicDetails.languageCode].registrationMails
  const other = leaving.find((member) => member !== person)
  const values = { dinner: dinnerText(dinner), partner: other ? harmlessName(other) : '' }
  return {
    kind: 'REGISTRATION',
    recipientEmail: recipientOf(dinner, person.email),
    recipientName: '',
    replyTo: replyToOf(dinner, ctx.config.adminEmail),
    subject: words.subject,
    content: [
      greetingOf(dinner, harmlessName(person)),
      fillPhrase(other ? words.introPair : words.intro, values),
      words.deleted,
      ...contactParts(dinner),
      closing,
    ].join('\n\n'),
  }
}
