import type { InvitationStatus, PublicDinner, RegistrationSummary } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { useEffect, useState } from 'react'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import type { RegistrationForm } from '../../features/people/registration/use-registration-form.ts'
import { call } from '../../lib/http.ts'

/** What the link of an invitation mail carries. */
interface Invitation {
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
  { state, invitedBy }: InvitationStatus,
): RegistrationValues {
  if (state === 'OPEN' && invitedBy) return { ...values, partnerChoice: 'wish', teamPartnerWishEmail: invitedBy.email }
  return { ...values, invitation: '', partnerChoice: 'none', teamPartnerWishEmail: '' }
}

interface InvitationProps {
  dinner: PublicDinner
  form: RegistrationForm
  isLoaded: boolean
  summary: RegistrationSummary | undefined
}

/**
 * The state of the invitation in the link; undefined without one. Once it no longer counts, the form is the normal one. Asked
 * when the form is loaded, and again when the review shows that it has changed since.
 */
export function useInvitation({ dinner, form, isLoaded, summary }: InvitationProps) {
  const [status, setStatus] = useState<InvitationStatus>()
  const { publicDinnerId } = dinner.publicSettings
  const { getValues, setValue } = form
  const isTrue = summary?.teamPartnerWishState === 'EXISTS_SAME_TEAM_PARTNER_WISH'
  const isAsking = isLoaded && !isTrue
  useEffect(() => {
    const { invitation } = getValues()
    if (!isAsking || invitation === '') return
    let isCurrent = true
    call(publicRoutes.invitation, { params: { publicId: publicDinnerId }, body: { invitation } }).then(
      (answer) => {
        // The draft may have been discarded meanwhile.
        if (!isCurrent || getValues('invitation') !== invitation) return
        setStatus(answer)
        const settled = afterInvitation(getValues(), answer)
        for (const name of ['invitation', 'partnerChoice', 'teamPartnerWishEmail'] as const)
          setValue(name, settled[name])
      },
      // Asked again with the review, which needs the connection anyway.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isAsking, getValues, setValue, publicDinnerId])
  return status
}

/** The name of the inviting guest, known once the server told it; their address before. */
export function inviterName(status: InvitationStatus | undefined, email: string): string {
  return status?.invitedBy ? fullName(status.invitedBy) : email
}
