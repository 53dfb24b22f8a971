import type { InvitationStanding } from '@running-dinner/contract/registration.ts'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'

/** What the link of an invitation mail carries. */
export interface Invitation {
  invitation: string
  invitedBy: string
  email: string
}

export const invitationNames = ['invitation', 'invitingParticipantEmail', 'prefilledEmailAddress'] as const

export function invitationIn(query: URLSearchParams): Invitation {
  const [invitation, invitedBy, email] = invitationNames.map((name) => query.get(name)?.trim() ?? '')
  return { invitation: invitation ?? '', invitedBy: invitedBy ?? '', email: email ?? '' }
}

/** The inviting guest is the partner; an address typed already is not overwritten. */
export function withInvitation(
  values: RegistrationValues,
  { invitation, invitedBy, email }: Invitation,
): RegistrationValues {
  return {
    ...values,
    ...(email !== '' && values.email === '' ? { email } : {}),
    ...(invitedBy !== '' ? { partnerChoice: 'wish', teamPartnerWishEmail: invitedBy } : {}),
    ...(invitation !== '' ? { invitation } : {}),
  }
}

/** An open invitation settles the partner; any other is dropped together with the partner it brought. */
export function afterInvitation(
  values: RegistrationValues,
  { state, invitedBy }: InvitationStanding,
): RegistrationValues {
  if (state === 'OPEN' && invitedBy) return { ...values, partnerChoice: 'wish', teamPartnerWishEmail: invitedBy.email }
  return { ...values, invitation: '', partnerChoice: 'none', teamPartnerWishEmail: '' }
}
