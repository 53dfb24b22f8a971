import { type Issue, issue } from '../../issue.ts'
import type { DoorFacts } from '../participants/door.ts'
import { doorOf } from '../participants/door.ts'
import { pairRoleOf } from '../participants/fixed-pair.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import { pairChangeIssues } from '../participants/pair-change-issues.ts'
import type { Participant, ParticipantData } from '../participants/participant.ts'

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

export const requestKinds = ['CANNOT_COME', 'HOME'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['OPEN', 'WITHDRAWN', 'DECLINED', 'ACCEPTED', 'LEFT'] as const
export type RequestState = (typeof requestStates)[number]

/** Where a guest would host instead, and for how many people. */
export type ProposedHome = Pick<
  ParticipantData,
  'street' | 'streetNr' | 'zip' | 'cityName' | 'country' | 'addressRemarks' | 'numSeats'
> &
  DoorFacts

/** What a guest asks the organiser for; the plan changes only by the organiser. */
export interface GuestRequest {
  id: string
  participantId: string
  kind: RequestKind
  /** Only with HOME. */
  home: ProposedHome | undefined
  /** Optional, for the organiser only: it may tell about health. */
  word: string
  createdAt: Date
  withdrawnAt: Date | undefined
  declinedAt: Date | undefined
  /** Only with HOME; a guest who cannot come is cancelled instead. */
  acceptedAt: Date | undefined
}

/** New requests of one kind by one person within 24 hours; each of them mails other people. */
const maxRequestsADay = 4

/** Derived, so that undoing a cancellation opens the request again. */
export function requestState(
  { withdrawnAt, declinedAt, acceptedAt }: Pick<GuestRequest, 'withdrawnAt' | 'declinedAt' | 'acceptedAt'>,
  takesPart: boolean,
): RequestState {
  if (withdrawnAt !== undefined) return 'WITHDRAWN'
  if (declinedAt !== undefined) return 'DECLINED'
  if (acceptedAt !== undefined) return 'ACCEPTED'
  return takesPart ? 'OPEN' : 'LEFT'
}

/** Whether a person used up the requests of this kind for now. */
export function asksTooOften(requests: readonly GuestRequest[], kind: RequestKind, now: Date): boolean {
  const since = now.getTime() - 86_400_000
  return (
    requests.filter((request) => request.kind === kind && request.createdAt.getTime() > since).length >= maxRequestsADay
  )
}
