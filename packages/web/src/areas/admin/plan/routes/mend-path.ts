import type { TeamReply } from '@running-dinner/contract/plan'
import type { ExceptionKind } from '@running-dinner/domain/plan'
import { paths } from '../../../../lib/paths.ts'

type Team = Pick<TeamReply, 'id' | 'teamNumber'> & { hostTeamMember: { id: string } | null }

const { admin } = paths

/** The page where an organiser can mend an exception of the plan; `teams` are those it concerns. */
export function mendPath(kind: ExceptionKind, teams: readonly Team[], adminId: string): string {
  const [first, ...otherTeams] = teams
  const only = otherTeams.length === 0 ? first : undefined
  const map = admin.hostLocations(adminId)
  switch (kind) {
    case 'NOT_SEATED':
    case 'MEETS_TWICE':
    case 'TABLE_SIZE_UNUSUAL':
    case 'SAME_ADDRESS_SAME_COURSE':
      return `${admin.teamsBoard(adminId)}?by=table`
    case 'CANCELLED_IN_ROUTE':
    case 'SEATS_MISSING':
      return only ? admin.team(adminId, only.id) : `${admin.teamsBoard(adminId)}?only=hints`
    case 'COURSE_WISHES':
      return only ? admin.team(adminId, only.id) : admin.teamsBoard(adminId)
    case 'SEATS_UNKNOWN':
      return only?.hostTeamMember
        ? `${admin.participants(adminId)}?person=${encodeURIComponent(only.hostTeamMember.id)}`
        : `${admin.participants(adminId)}?filter=seatsUnknown`
    case 'LOCATION_UNKNOWN':
    case 'LOCATION_DOUBTFUL':
      return first ? `${map}?pin=${first.teamNumber}` : map
    case 'LEGS_TOO_SLOW':
    case 'LEGS_ABOVE_LIMIT':
      return teams.length === 0 ? map : `${map}?teams=${teams.map(({ teamNumber }) => teamNumber).join('.')}`
    case 'FAIRNESS':
    case 'LONGEST_LEG':
      return first ? `${map}?team=${first.teamNumber}` : map
  }
}
