import type { Team } from '../teams/team.ts'

/** Whether all members registered together: they have one address, so there is no host to choose. */
export function isFixedPairTeam({ members }: Pick<Team, 'members'>): boolean {
  const originator = members[0]?.teamPartnerWishOriginatorId
  return (
    members.length > 1 &&
    originator !== undefined &&
    members.every((member) => member.teamPartnerWishOriginatorId === originator)
  )
}
