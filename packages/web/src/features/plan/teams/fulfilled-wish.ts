import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { emailIdentity } from '@running-dinner/domain'

type Member = Pick<ParticipantReply, 'id' | 'email' | 'teamPartnerWishEmail' | 'teamPartnerWishOriginatorId'>

/** Why a team gets a heart: its members registered together (`pair`), or a member got the wished partner (`wish`). */
export function fulfilledWish(members: readonly Member[]): 'pair' | 'wish' | undefined {
  if (isPair(members)) return 'pair'
  const isGranted = members.some(
    (member) =>
      member.teamPartnerWishEmail !== '' &&
      members.some(
        (partner) =>
          partner.id !== member.id && emailIdentity(partner.email) === emailIdentity(member.teamPartnerWishEmail),
      ),
  )
  return isGranted ? 'wish' : undefined
}

/** At least two members, all with the same pairing key. */
function isPair(members: readonly Member[]): boolean {
  const originator = members[0]?.teamPartnerWishOriginatorId
  return (
    members.length > 1 &&
    typeof originator === 'string' &&
    members.every((member) => member.teamPartnerWishOriginatorId === originator)
  )
}
