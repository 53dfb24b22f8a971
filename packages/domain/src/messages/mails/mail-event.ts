import type { Dinner, Language } from '../../events/dinner/dinner.ts'
import { guestTitle } from '../../events/dinner/dinner.ts'
import { needsAcknowledgement } from '../../events/dinner/lifecycle.ts'
import { textForStrangers } from '../sending/harmless-text.ts'
import type { MailEvent } from './mail-document.ts'
import { longDay } from './mail-document.ts'

type Titled = Pick<Dinner, 'basicDetails' | 'publicSettings' | 'runningDinnerType' | 'acknowledgedDate'>

/** On top of a mail to a guest. Cut, because many of their addresses were typed by others. */
export function eventForGuest(dinner: Titled, language: Language): MailEvent {
  return { title: textForStrangers(guestTitle(dinner)), date: longDay(dinner.basicDetails.date, language) }
}

/** On top of a mail to the organiser: the whole title once their address is confirmed. */
export function eventForOrganiser(dinner: Titled, language: Language): MailEvent {
  const { title, date } = dinner.basicDetails
  const isConfirmed = dinner.runningDinnerType === 'STANDARD' && !needsAcknowledgement(dinner)
  return { title: isConfirmed ? title : textForStrangers(title), date: longDay(date, language) }
}

export interface Sender extends Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'> {
  organiser: string
  /** As guests see it. */
  title: string
}

/**
 * The sender's name that guests see, `Olga · Köln kocht`; '' before the organiser's address is confirmed. Never an address, which
 * mail programs would show in place of the real one.
 */
export function senderName({ organiser, title, ...dinner }: Sender): string {
  if (dinner.runningDinnerType !== 'STANDARD' || needsAcknowledgement(dinner)) return ''
  return [textForStrangers(organiser), textForStrangers(title)].filter((part) => part !== '').join(' · ')
}
