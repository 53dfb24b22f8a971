import type { Participant } from '../../people/participants/participant.ts'

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
