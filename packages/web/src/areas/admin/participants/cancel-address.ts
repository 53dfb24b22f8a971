import { paths } from '../../../lib/paths.ts'

/** Where somebody who is in a team is cancelled: in that team (rules 7.9). */
export function cancelAddress(adminId: string, teamId: string, participantId: string): string {
  return `${paths.admin.cancelTeam(adminId, teamId)}?teamMemberIdToCancel=${encodeURIComponent(participantId)}`
}
