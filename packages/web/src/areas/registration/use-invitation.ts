import type { InvitationStanding, PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { publicRoutes } from '../../features/registration/public-routes.ts'
import type { RegistrationForm } from '../../features/registration/use-registration-form.ts'
import { call } from '../../lib/http.ts'
import { afterInvitation } from './invitation.ts'

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
  const [standing, setStanding] = useState<InvitationStanding['state']>()
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
        setStanding(answer.state)
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
  return standing
}
