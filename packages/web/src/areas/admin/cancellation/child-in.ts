import type { TeamReply } from '@running-dinner/contract/teams.ts'

type Member = TeamReply['teamMembers'][number]

/** Whom somebody registered along, while both are in the team. */
export function childIn({ teamMembers }: Pick<TeamReply, 'teamMembers'>, root: Member): Member | undefined {
  return root.teamPartnerWishOriginatorId === root.id
    ? teamMembers.find((one) => one.id !== root.id && one.teamPartnerWishOriginatorId === root.id)
    : undefined
}
