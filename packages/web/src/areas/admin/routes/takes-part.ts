import type { TeamReply } from '@running-dinner/contract/teams.ts'

export function takesPart(team: Pick<TeamReply, 'status'>): boolean {
  return team.status !== 'CANCELLED'
}
