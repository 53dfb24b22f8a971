import { type Issue, issue } from '../../issue.ts'
import { assignableSizes, firstPlaces } from '../participants/assignment.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { newTeamIssues } from './assignment-issues.ts'
import { freeUnits, type OpenOffer, offerablePlaces } from './offers.ts'
import type { FillableTeam } from './waiting-list.ts'

/** `FAILED`: too few people accepted. */
export const teamOfferStates = ['OPEN', 'BUILT', 'FAILED', 'WITHDRAWN'] as const
export type TeamOfferState = (typeof teamOfferStates)[number]

interface WaitingEvent {
  teams: readonly FillableTeam[]
  people: readonly Participant[]
  open: readonly OpenOffer[]
  mealCount: number
  teamSize: number
}

/** Why new teams cannot be offered to these people: docs/rules/people/waiting-list.md#new-teams */
export function teamOfferIssues(ids: readonly string[], event: WaitingEvent): Issue[] {
  const { people, open, mealCount, teamSize } = event
  const wrong = newTeamIssues(ids, people, { mealCount, teamSize, freePlaces: 0 })
  if (wrong.length > 0) return wrong
  const field = 'participants'
  const openOffer = open.find(({ participantId }) => ids.includes(participantId))
  if (openOffer) {
    const person = people.find(({ id }) => id === openOffer.participantId)
    return [issue('waitinglist_offer_open', field, { name: person ? fullName(person) : '' })]
  }
  const otherPeople = freeUnits(people, open)
    .flat()
    .filter(({ id }) => !ids.includes(id))
  const missing = freePlacesLeft(event) - otherPeople.length
  if (missing <= 0) return []
  const needed = ids.length + freePlacesLeft(event)
  return [issue('invalid_size_waitinglist_participants_to_generate_teams_too_few', field, { needed, missing })]
}

export interface OfferableTeams {
  /** New teams come in steps of as many people. */
  step: number
  /** The most people whom new teams can be offered now; 0 if they are too few. */
  most: number
  /** The first in order for one step. */
  nextIds: string[]
}

/** To how many people new teams can be offered; as many others keep waiting as there are free places. */
export function offerableTeams(event: WaitingEvent): OfferableTeams {
  const { nextParticipantsOffsetSize: step } = assignableSizes(event.mealCount, event.teamSize)
  const units = freeUnits(event.people, event.open)
  const spare = Math.max(0, units.flat().length - freePlacesLeft(event))
  const most = event.teams.length === 0 ? 0 : spare - (spare % step)
  return { step, most, nextIds: most === 0 ? [] : firstPlaces(units, step).map(({ id }) => id) }
}

function freePlacesLeft({ teams, open, teamSize }: WaitingEvent): number {
  return teams.reduce((sum, team) => sum + offerablePlaces(team, open, teamSize), 0)
}

/** Places of offered teams that no person is asked for any more; 0 if every place has a person who accepted or may still. */
export function placesWithoutOffer(places: number, ownOffers: readonly Pick<OpenOffer, 'places'>[]): number {
  return Math.max(0, places - ownOffers.reduce((sum, offer) => sum + offer.places, 0))
}

/** True once all whom the new teams need have accepted. */
export function allAgreed(places: number, ownOffers: readonly Pick<OpenOffer, 'places' | 'state'>[]): boolean {
  return (
    placesWithoutOffer(
      places,
      ownOffers.filter(({ state }) => state === 'AGREED'),
    ) === 0
  )
}
