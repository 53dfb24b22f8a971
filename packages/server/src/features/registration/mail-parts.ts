import { fullName, type ParticipantData } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/dinner/lifecycle.ts'
import { harmlessText } from '@running-dinner/domain/messages/harmless-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { type AuthorizedDinner, guestTitle } from '../dinners/index.ts'
import { payeeAddress } from '../payment-options/index.ts'

/** Of text that other people typed, in mails to addresses that may never have asked for one. */
const typedLength = 40

type Named = Pick<ParticipantData, 'firstnamePart' | 'lastname'>

/** A name as it may stand in a mail to somebody who never asked for one; '' when it was no name. */
export function harmlessName(person: Named): string {
  return harmlessText(fullName(person), typedLength)
}

export function greetingOf(dinner: AuthorizedDinner, name: string): string {
  const words = phrases[dinner.basicDetails.languageCode].registrationMails
  return name === '' ? words.greetingWithoutName : fillPhrase(words.greeting, { name })
}

/** Which event it is, with as much of its title as is harmless to strangers. */
export function dinnerText(dinner: AuthorizedDinner): string {
  const { languageCode, date } = dinner.basicDetails
  const words = phrases[languageCode].registrationMails
  const day = date.split('-').reverse().join('.')
  const title = harmlessText(guestTitle(dinner), typedLength)
  return title === '' ? fillPhrase(words.dinner, { date: day }) : fillPhrase(words.titledDinner, { title, date: day })
}

/** Whom to ask, in a list that may be empty. */
export function contactParts(dinner: AuthorizedDinner): string[] {
  const { publicSettings } = dinner
  if (!publicSettings || !isVouchedFor(dinner)) return []
  const name = harmlessText(publicSettings.publicContactName, typedLength)
  const contact = name === '' ? publicSettings.publicContactEmail : `${name} (${publicSettings.publicContactEmail})`
  return [fillPhrase(phrases[dinner.basicDetails.languageCode].registrationMails.contact, { contact })]
}

/** The guest's record of whom they paid; the address only where an organiser stands for it with an address of their own. */
export function paidText(dinner: AuthorizedDinner): string {
  const name = harmlessText(dinner.contract?.fullname ?? '', typedLength)
  const payee = isVouchedFor(dinner) ? [dinner.contract?.fullname ?? '', payeeAddress(dinner)] : [name]
  const words = phrases[dinner.basicDetails.languageCode].registrationMails.confirmed
  const known = payee.filter((part) => part !== '').join(', ')
  return known === '' ? words.paid : `${words.paid} ${fillPhrase(words.payee, { payee: known })}`
}

/** Answers go to the organiser, once their address is proven. */
export function replyToOf(dinner: AuthorizedDinner, otherwise: string): string {
  return isVouchedFor(dinner) ? (dinner.publicSettings?.publicContactEmail ?? dinner.email) : otherwise
}

/** All mail of a demo goes to whoever made it (decisions B17). */
export function recipientOf(dinner: AuthorizedDinner, email: string): string {
  return dinner.runningDinnerType === 'DEMO' ? dinner.email : email
}

function isVouchedFor(dinner: AuthorizedDinner): boolean {
  return dinner.runningDinnerType === 'STANDARD' && !needsAcknowledgement(dinner)
}
