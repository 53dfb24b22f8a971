import { type Issue, issue } from '../../issue.ts'
import { doorOf } from '../participants/door.ts'
import { pairRoleOf } from '../participants/fixed-pair.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import { pairChangeIssues } from '../participants/pair-change-issues.ts'
import type { Participant } from '../participants/participant.ts'
import type { ProposedHome } from './guest-request.ts'

/** What forbids to ask for another home. A child lives with its root, who asks for both. */
export function homeRequestIssues(
  person: Participant,
  home: ProposedHome,
  event: { teamSize: number; meals: readonly unknown[] },
): Issue[] {
  if (pairRoleOf(person) === 'child') return [issue('home_request_needs_root')]
  if (isSameProposal(homeOf(person), home)) return [issue('home_request_without_change')]
  return pairChangeIssues(person, { ...person, ...home }, seatsNeededToHost(event.teamSize, event.meals.length))
}

export function homeOf(person: ProposedHome): ProposedHome {
  const { street, streetNr, zip, cityName, country, addressRemarks, numSeats } = person
  return { street, streetNr, zip, cityName, country, addressRemarks, ...doorOf(person), numSeats }
}

export function isSameProposal(home: ProposedHome, otherHome: ProposedHome): boolean {
  // An unknown number of seats has no key once it was stored.
  return JSON.stringify(homeOf(home)) === JSON.stringify(homeOf(otherHome))
}

/** Whether fewer people can sit there than come; unknown seats may be enough. */
export function hasTooFewSeats({ numSeats }: Pick<ProposedHome, 'numSeats'>, people: number): boolean {
  return numSeats !== undefined && numSeats < people
}
