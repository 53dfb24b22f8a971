import type { Participant } from '../../people/participants/participant.ts'
import type { Place } from '../dinner-routes/usable-coordinates.ts'

export const teamStatuses = ['OK', 'CANCELLED', 'REPLACED'] as const
export type TeamStatus = (typeof teamStatuses)[number]

/** Members keep their order of building; a cancelled team has none and no host. */
export interface Team {
  id: string
  teamNumber: number
  status: TeamStatus
  mealId: string
  members: Participant[]
  hostMemberId: string | undefined
  /** Kept as it is: no change by machine and no swap touches it. */
  locked?: boolean
}

export function hostOf(team: Team): Participant | undefined {
  return team.members.find((member) => member.id === team.hostMemberId)
}

/**
 * A team cooks at its host's home; the place is unknown when that has no coordinate. The homes of other members say
 * nothing about the way to this table.
 */
export function teamPlace(team: Team): Place {
  return hostOf(team)?.geocodingResult
}
