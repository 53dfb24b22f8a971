import type { ListedParticipant } from '@running-dinner/contract/people'
import { exampleMember } from './example-team.ts'

/** A person of the list for tests; only what a test names differs between two of them. */
export function exampleListed(number: number, given: Partial<ListedParticipant> = {}): ListedParticipant {
  return {
    ...exampleMember(`p${number}`, { mobileNumber: given.mobileNumber ?? '0171 1' }),
    participantNumber: number,
    listNumber: number,
    firstnamePart: `First${number}`,
    lastname: `Last${number}`,
    streetNr: `${number}`,
    teamPartnerWishStateEmailInvitation: null,
    ...given,
  }
}
