import { fullName, type ParticipantData } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/dinner/lifecycle.ts'
import { harmlessText } from '@running-dinner/domain/messages/harmless-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../platform/ctx.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { guestTitle } from '../dinners/index.ts'
import type { SystemMail } from '../outbox/index.ts'
import { payeeAddress } from '../payment-options/index.ts'

/** Limit for text entered by others, in mails to addresses that may never have asked for one. */
const typedLength = 40

type Named = Pick<ParticipantData, 'firstnamePart' | 'lastname'>

/** A name that is safe in a mail to a stranger: shortened, without links; '' if nothing is left. */
export function harmlessName(person: Named): string {
  return harmlessText(fullName(person), typedLength)
}

export function greetingOf(dinner: AuthorizedDinner, name: string): string {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails
  return name === '' ? words.greetingWithoutName : fillPhrase(words.greeting, { name })
}

/** Day and title of the event; the title shortened and without links. */
export function dinnerText(dinner: AuthorizedDinner): string {
  const { languageCode, date } = dinner.basicDetails
  const words = phrases[languageCode].registrationMails
  const day = date.split('-').reverse().join('.')
  const title = harmlessText(guestTitle(dinner), typedLength)
  return title === '' ? fillPhrase(words.dinner, { date: day }) : fillPhrase(words.titledDinner, { title, date: day })
}

/** The contact line, or nothing while the organiser is unproven. */
export function contactParts(dinner: AuthorizedDinner): string[] {
  const { publicSettings } = dinner
  if (!publicSettings || !isVouchedFor(dinner)) return []
  const name = harmlessText(publicSettings.publicContactName, typedLength)
  const contact = name === '' ? publicSettings.publicContactEmail : `${name} (${publicSettings.publicContactEmail})`
  return [fillPhrase(phrases[dinner.basicDetails.languageCode].registrationMails.contact, { contact })]
}

/** The payee for the guest's records; with the postal address only when the organiser's address is proven. */
export function paidText(dinner: AuthorizedDinner): string {
  const name = harmlessText(dinner.contract?.fullname ?? '', typedLength)
  const payee = isVouchedFor(dinner) ? [dinner.contract?.fullname ?? '', payeeAddress(dinner)] : [name]
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.confirmed
  const known = payee.filter((part) => part !== '').join(', ')
  return known === '' ? words.paid : `${words.paid} ${fillPhrase(words.payee, { payee: known })}`
}

/** Replies go to the organiser once their address is proven. */
function replyToOf(dinner: AuthorizedDinner, otherwise: string): string {
  return isVouchedFor(dinner) ? (dinner.publicSettings?.publicContactEmail ?? dinner.email) : otherwise
}

/** Every mail of a demo goes to its creator. */
export function recipientOf(dinner: AuthorizedDinner, email: string): string {
  return dinner.runningDinnerType === 'DEMO' ? dinner.email : email
}

/** A mail to a guest, closed and with replies to the organiser once their address is proven. */
export function guestMail(
  ctx: Pick<Ctx, 'config'>,
  dinner: AuthorizedDinner,
  { kind, to, subject }: { kind: 'REGISTRATION' | 'PARTNER_WISH'; to: string; subject: string },
  parts: readonly string[],
): SystemMail {
  const { closing } = phrases[dinner.basicDetails.languageCode].registrationMails
  return {
    kind,
    recipientEmail: to,
    recipientName: '',
    replyTo: replyToOf(dinner, ctx.config.adminEmail),
    subject,
    content: [...parts, closing].join('\n\n'),
  }
}

function isVouchedFor(dinner: AuthorizedDinner): boolean {
  return dinner.runningDinnerType === 'STANDARD' && !needsAcknowledgement(dinner)
}
