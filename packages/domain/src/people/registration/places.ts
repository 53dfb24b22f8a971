import type { Dinner } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import { type TakenEmails, tooManyParticipants } from '../participants/participant-issues.ts'
import { registrationClosed } from './registration-closed.ts'
import { type RegistrationDraft, registrationIssues } from './registration-issues.ts'

export interface EligibilityContext {
  dinner: Dinner
  /** In the event's time zone. */
  today: LocalDate
  /** Registering has a price, and there is no payment. */
  paymentMissing: boolean
  /** There are terms to accept. */
  hasTerms: boolean
  /** By a person who takes part and is wished for in return: the zip restriction is lifted. */
  invited: boolean
  taken: TakenEmails
  /** How many people there are already. */
  participants: number
}

/**
 * Why a registration is refused. What closes the event for all is reported alone; issues of fields come together. See
 * docs/rules/people/registration.md#eligibility.
 */
export function eligibilityIssues(draft: RegistrationDraft, context: EligibilityContext): Issue[] {
  const { dinner, hasTerms, invited, taken } = context
  if (context.paymentMissing) return [issue('registration_not_possible_without_payment')]
  const closed = registrationClosed(dinner, context.today)
  if (closed) return [closed]
  const rules = {
    hasTerms,
    zipRestrictions: invited ? '' : dinner.basicDetails.zipRestrictions,
    mealIds: dinner.meals.map((meal) => meal.id),
    seatsNeeded: seatsNeededToHost(dinner.options.teamSize, dinner.meals.length),
    teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
    taken,
    questions: dinner.registrationForm.questions,
  }
  return [...registrationIssues(draft, rules), ...tooManyParticipants(context.participants, draft.partner ? 2 : 1)]
}

export interface PlacesTaken {
  /** Undefined: no limit. */
  limit: number | undefined
  /** All registrations: an unconfirmed one holds a place, too. */
  people: number
  /** The last place is free because only pairs came for it, and no single came after them. */
  lastPlaceFree: boolean
  teamsExist: boolean
}

export type WaitingReason = 'TEAMS' | 'PLACES'

/** Why a new registration of one person would wait; undefined when it would not. */
export function waitingReason(places: PlacesTaken): WaitingReason | undefined {
  if (!mustWait(1, places)) return undefined
  return places.teamsExist ? 'TEAMS' : 'PLACES'
}

const headCountFrom = 5

/** The number of people as guests see it: below five it would tell too much about each of them, and invite little. */
export function shownHeadCount(confirmed: number): number | undefined {
  return confirmed < headCountFrom ? undefined : confirmed
}

/**
 * Whether a new registration, single or pair, goes to the waiting list. Places go in order of registration, a pair
 * takes two at once or waits; once there are teams, all new ones wait. Agrees with `splitWaitingList` when all confirm.
 */
export function mustWait(registering: 1 | 2, { limit, people, lastPlaceFree, teamsExist }: PlacesTaken): boolean {
  if (teamsExist) return true
  if (limit === undefined || people + registering <= limit) return false
  return !(registering === 1 && lastPlaceFree)
}
