import { fullName, type Language, type ParticipantData } from '@running-dinner/domain'
import { needsAcknowledgement } from '@running-dinner/domain/events'
import { longDay, type MailBlock, shortDay, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { guestTitle } from '../../events/dinners/index.ts'
import { mailDocument, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'
import { payeeAddress } from '../../payments/options/index.ts'

type Named = Pick<ParticipantData, 'firstnamePart' | 'lastname'>

/** A name that is safe in a mail to a stranger: shortened, without links; '' if nothing is left. */
export function harmlessName(person: Named): string {
  return textForStrangers(fullName(person))
}

export function greetingOf(language: Language, name: string): string {
  const words = phrases[language].registrationMails
  return name === '' ? words.greetingWithoutName : fillPhrase(words.greeting, { name })
}

/** Day and title of the event; the title shortened and without links. */
export function dinnerText(dinner: AuthorizedDinner, language: Language): string {
  const words = phrases[language].registrationMails
  const day = longDay(dinner.basicDetails.date, language)
  const title = textForStrangers(guestTitle(dinner))
  return title === '' ? fillPhrase(words.dinner, { date: day }) : fillPhrase(words.titledDinner, { title, date: day })
}

/** The subject of the first mail: what is left to do, for which event and when. */
export function confirmationSubject(dinner: AuthorizedDinner, language: Language): string {
  const words = phrases[language].registrationMails.confirmation
  const day = shortDay(dinner.basicDetails.date, language)
  const title = textForStrangers(guestTitle(dinner))
  return title === '' ? fillPhrase(words.subject, { day }) : fillPhrase(words.titledSubject, { title, day })
}

/** The contact line, or nothing while the organiser is unproven. */
export function contactParts(dinner: AuthorizedDinner, language: Language): string[] {
  const { publicSettings } = dinner
  if (!publicSettings || !isVouchedFor(dinner)) return []
  const name = textForStrangers(publicSettings.publicContactName)
  const contact = name === '' ? publicSettings.publicContactEmail : `${name} (${publicSettings.publicContactEmail})`
  return [fillPhrase(phrases[language].registrationMails.contact, { contact })]
}

/** The payee for the guest's records; with the postal address only when the organiser's address is proven. */
export function paidText(dinner: AuthorizedDinner, language: Language): string {
  const name = textForStrangers(dinner.contract?.fullname ?? '')
  const payee = isVouchedFor(dinner) ? [dinner.contract?.fullname ?? '', payeeAddress(dinner)] : [name]
  const words = phrases[language].registrationMails.confirmed
  const knownParts = payee.filter((part) => part !== '').join(', ')
  return knownParts === '' ? words.paid : `${words.paid} ${fillPhrase(words.payee, { payee: knownParts })}`
}

/** Replies go to the organiser once their address is proven. */
function replyToOf(dinner: AuthorizedDinner, otherwise: string): string {
  return isVouchedFor(dinner) ? (dinner.publicSettings?.publicContactEmail ?? dinner.email) : otherwise
}

/** A mail to a guest, closed and with replies to the organiser once their address is proven. */
export function guestMail(
  ctx: Pick<Ctx, 'config'>,
  dinner: AuthorizedDinner,
  head: {
    kind: 'REGISTRATION' | 'PARTNER_WISH'
    to: string
    subject: string
    language: Language
    /** A stranger's address may have been typed by another person. */
    reader?: 'guest' | 'waiting' | 'left' | 'stranger'
    preheader?: string
  },
  parts: readonly (string | MailBlock)[],
): SystemMail {
  const { kind, to, subject, language, reader = 'guest', preheader = '' } = head
  const { closing } = phrases[language].registrationMails
  const blocks = [...parts, closing].flatMap((part) => (typeof part === 'string' ? textBlocks(part) : [part]))
  return {
    kind,
    recipientEmail: to,
    recipientName: '',
    replyTo: replyToOf(dinner, ctx.config.adminEmail),
    subject,
    document: mailDocument(dinner, { to: reader, language, preheader, blocks }),
    language,
  }
}

function isVouchedFor(dinner: AuthorizedDinner): boolean {
  return dinner.runningDinnerType === 'STANDARD' && !needsAcknowledgement(dinner)
}
