import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { canHost, type HostingAbility } from '@running-dinner/domain/participants/hosting.ts'
import { searchTextOf } from '@running-dinner/domain/participants/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ParticipantList } from '../../../../features/participants/participants.api.ts'
import { type Wish, wishesOf } from '../../../../features/participants/wish-state.ts'
import { teamsQuery } from '../../../../features/teams/teams.api.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** One person as table, cards, filters and search see them; made once for each answer of the server. */
export interface PersonRow {
  person: ListedParticipant
  wish: Wish | undefined
  isWaiting: boolean
  /** The second person of a pair cooks where the first does, so nothing is said about them. */
  ability: HostingAbility | undefined
  teamNumber: number | undefined
  searchText: string
}

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
    ability: person.rootTeamPartnerWish === null ? canHost(person, seatsNeeded) : undefined,
    teamNumber: person.teamId === null ? undefined : teamNumbers.get(person.teamId),
    searchText: searchTextOf(person),
  })
  return [
    ...participants.map((person) => toRow(person, false)),
    ...participantsWaitingList.map((person) => toRow(person, true)),
  ]
}

const noTeams: ReadonlyMap<string, number> = new Map()

/** Everybody of both lists, with their team's number as soon as it is known. */
export function useRows(list: ParticipantList): readonly PersonRow[] {
  const { numSeatsNeededForHost: seatsNeeded } = useAdminDinner().sessionData
  const { data } = useQuery({ ...teamsQuery(useAdminId()), enabled: list.teamsGenerated })
  const teams = data?.teams
  const teamNumbers = useMemo(
    () => (teams ? new Map(teams.map(({ id, teamNumber }) => [id, teamNumber])) : noTeams),
    [teams],
  )
  return useMemo(() => rowsOf(list, { seatsNeeded, teamNumbers }), [list, seatsNeeded, teamNumbers])
}
