import { type Issue, issue } from '../issue.ts'
import type { LocalDate } from '../local-date.ts'
import type { BasicDetails, Dinner } from './dinner.ts'

/** The organiser has not followed the mailed link; a demo never has to (spec 4). */
export function needsAcknowledgement(dinner: Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'>): boolean {
  return dinner.runningDinnerType !== 'DEMO' && dinner.acknowledgedDate === undefined
}

/** Nobody is mailed in the name of an address that is not proven (spec 6, rules 8.1). */
export function messagingIssue(dinner: Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'>): Issue | undefined {
  return needsAcknowledgement(dinner) ? issue('event_not_confirmed') : undefined
}

/** From the day after the event on, in the event's time zone (rules 11.1). */
export function isExpired(dinner: { basicDetails: Pick<BasicDetails, 'date'> }, today: LocalDate): boolean {
  return dinner.basicDetails.date < today
}

export const phases = ['COLLECT', 'PLAN', 'PUBLISH', 'TONIGHT', 'AFTERWARDS'] as const
export type Phase = (typeof phases)[number]

export interface PhaseFacts {
  today: LocalDate
  date: LocalDate
  teamsExist: boolean
  /** Somebody was written to about the teams there are. */
  teamMailsBegun: boolean
  routeMailsBegun: boolean
}

/**
 * Where the event stands: collecting people until there are teams, planning until somebody is told,
 * publishing until the day itself.
 */
export function phaseOf({ today, date, teamsExist, teamMailsBegun, routeMailsBegun }: PhaseFacts): Phase {
  if (today > date) return 'AFTERWARDS'
  if (today === date) return 'TONIGHT'
  if (!teamsExist) return 'COLLECT'
  return teamMailsBegun || routeMailsBegun ? 'PUBLISH' : 'PLAN'
}
