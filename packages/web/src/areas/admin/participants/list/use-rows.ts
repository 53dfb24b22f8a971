import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ParticipantList } from '../../../../features/participants/participants.api.ts'
import { teamsQuery } from '../../../../features/teams/teams.api.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import type { PersonRow } from './person-row.ts'
import { rowsOf } from './rows-of.ts'

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
