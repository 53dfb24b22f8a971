import type { TeamMove, TeamReply } from '@running-dinner/contract/teams.ts'
import type { Issue } from '@running-dinner/domain'
import { useCallback, useMemo } from 'react'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { domainTeam } from './domain-team.ts'
import { refusalOf } from './refusal-of.ts'

/** Why a move of these teams is refused, by the rules of this event. */
export function useRefusal(teams: readonly TeamReply[]): (move: TeamMove) => Issue | undefined {
  const { options, meals } = useAdminDinner()
  const known = useMemo(() => teams.map(domainTeam), [teams])
  return useCallback(
    (move) => {
      const isOnlyGuest = (id: string) => teams.some((team) => team.id === id && team.onlyGuest)
      return refusalOf(move, known, { ...options, meals }, isOnlyGuest)
    },
    [known, teams, options, meals],
  )
}
