import type { ListedParticipant } from '@running-dinner/contract/people'
import type { Language } from '@running-dinner/domain/events'
import { canHost, type HostingAbility } from '@running-dinner/domain/people'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ParticipantList, useParticipants } from '../../../../../features/people/participants/participants.api.ts'
import { type Wish, wishesOf } from '../../../../../features/people/participants/wish-state.ts'
import { teamsQuery } from '../../../../../features/plan/teams/teams.api.ts'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'

/** One person as table, cards, filters and search see them. Made once per reply of the server. */
export interface PersonRow {
  person: ListedParticipant
  wish: Wish | undefined
  isWaiting: boolean
  /** Undefined for the second person of a pair, who cooks where the first one does. */
  ability: HostingAbility | undefined
  team: TeamFacts | undefined
  /** Only where it is not the event's. */
  otherLanguage: Language | undefined
}

export interface TeamFacts {
  teamNumber: number
  /** The label of the course that the team cooks. */
  course: string
}

interface Surroundings {
  seatsNeeded: number
  eventLanguage: Language
  /** By id; empty while the teams are loading. */
  teams: ReadonlyMap<string, TeamFacts>
}

/** Both lists in the order of their numbers, the waiting list last. */
export function rowsOf(
  { participants, participantsWaitingList }: Pick<ParticipantList, 'participants' | 'participantsWaitingList'>,
  { seatsNeeded, eventLanguage, teams }: Surroundings,
): PersonRow[] {
  const wishOf = wishesOf([...participants, ...participantsWaitingList])
  const toRow = (person: ListedParticipant, isWaiting: boolean): PersonRow => {
    const team = person.teamId === null ? undefined : teams.get(person.teamId)
    return {
      person,
      wish: wishOf(person),
      isWaiting,
      ability: person.rootTeamPartnerWish === null ? canHost(person, seatsNeeded) : undefined,
      team,
      otherLanguage: person.languageCode === eventLanguage ? undefined : person.languageCode,
    }
  }
  return [
    ...participants.map((person) => toRow(person, false)),
    ...participantsWaitingList.map((person) => toRow(person, true)),
  ]
}

const noTeams: ReadonlyMap<string, TeamFacts> = new Map()

/** The rows of both lists, with team numbers as soon as the teams are loaded. */
export function useRows(participantList: ParticipantList): readonly PersonRow[] {
  const { seatsNeeded, eventLanguage } = useEventFacts()
  const { data } = useQuery({ ...teamsQuery(useAdminId()), enabled: participantList.teamsGenerated })
  const loaded = data?.teams
  const teams = useMemo(
    () =>
      loaded ? new Map(loaded.map(({ id, teamNumber, meal }) => [id, { teamNumber, course: meal.label }])) : noTeams,
    [loaded],
  )
  return useMemo(
    () => rowsOf(participantList, { seatsNeeded, eventLanguage, teams }),
    [participantList, seatsNeeded, eventLanguage, teams],
  )
}

/** The rows of both lists without team numbers; empty while the list is loading. */
export function useRowsWithoutTeams(): readonly PersonRow[] {
  const { seatsNeeded, eventLanguage } = useEventFacts()
  const { data: participantList } = useParticipants(useAdminId())
  return useMemo(
    () => (participantList ? rowsOf(participantList, { seatsNeeded, eventLanguage, teams: noTeams }) : []),
    [participantList, seatsNeeded, eventLanguage],
  )
}

function useEventFacts() {
  const { sessionData, basicDetails } = useAdminDinner()
  return { seatsNeeded: sessionData.numSeatsNeededForHost, eventLanguage: basicDetails.languageCode }
}
