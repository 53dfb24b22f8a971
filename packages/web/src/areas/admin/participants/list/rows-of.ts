import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'
import { searchTextOf } from '@running-dinner/domain/participants/search.ts'
import type { ParticipantList } from '../../../../features/participants/participants.api.ts'
import { wishesOf } from '../../../../features/participants/wish-state.ts'
import type { PersonRow } from './person-row.ts'

interface Known {
  seatsNeeded: number
  /** By team id; empty while the teams are on their way. */
  teamNumbers: ReadonlyMap<string, number>
}

/** Everybody of both lists, the waiting last, in the order of their numbers. */
export function rowsOf(
  { participants, participantsWaitingList }: Pick<ParticipantList, 'participants' | 'participantsWaitingList'>,
  { seatsNeeded, teamNumbers }: Known,
): PersonRow[] {
  const wishOf = wishesOf([...participants, ...participantsWaitingList])
  const toRow = (person: ListedParticipant, isWaiting: boolean): PersonRow => ({
    person,
    wish: wishOf(person),
    isWaiting,
    ability:
      person.rootTeamPartnerWish === null
        ? canHost({ numSeats: person.numSeats < 0 ? undefined : person.numSeats }, seatsNeeded)
        : undefined,
    teamNumber: person.teamId === null ? undefined : teamNumbers.get(person.teamId),
    searchText: searchTextOf(person),
  })
  return [
    ...participants.map((person) => toRow(person, false)),
    ...participantsWaitingList.map((person) => toRow(person, true)),
  ]
}
