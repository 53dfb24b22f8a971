import { type Issue, issue } from '../../issue.ts'
import { dayIn, type LocalDate } from '../../local-date.ts'
import type { BasicDetails, Dinner } from './dinner.ts'
import { isEveningOver, type TimedEvent } from './evening-times.ts'

/** The organiser has not followed the mailed link; a demo does not need that. */
export function needsAcknowledgement(dinner: Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'>): boolean {
  return dinner.runningDinnerType !== 'DEMO' && dinner.acknowledgedDate === undefined
}

/**
 * No mail is sent in the name of an address that is not proven: docs/rules/messages/messages.md#unconfirmed-events-and-demos.
 */
export function messagingIssue(dinner: Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'>): Issue | undefined {
  return needsAcknowledgement(dinner) ? issue('event_not_confirmed') : undefined
}

/** From the day after the event on, in the event's time zone: for registration, which goes by days. The evening itself may last longer. */
export function isExpired(dinner: { basicDetails: Pick<BasicDetails, 'date'> }, today: LocalDate): boolean {
  return dinner.basicDetails.date < today
}

export const phases = ['COLLECT', 'PLAN', 'PUBLISH', 'TONIGHT', 'AFTERWARDS'] as const
export type Phase = (typeof phases)[number]

export interface PhaseFacts {
  now: Date
  event: TimedEvent
  teamsExist: boolean
  /** A mail about the current teams was written. */
  teamMailsBegun: boolean
  routeMailsBegun: boolean
}

/**
 * The phase of an event: collecting people until there are teams, planning until the first mail about them, publishing
 * until the day itself, which lasts until the evening is over.
 */
export function phaseOf({ now, event, teamsExist, teamMailsBegun, routeMailsBegun }: PhaseFacts): Phase {
  const { date, timeZone } = event.basicDetails
  if (isEveningOver(event, now)) return 'AFTERWARDS'
  if (dayIn(timeZone, now) >= date) return 'TONIGHT'
  if (!teamsExist) return 'COLLECT'
  return teamMailsBegun || routeMailsBegun ? 'PUBLISH' : 'PLAN'
}
