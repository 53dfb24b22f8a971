import type { RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'

/** With whom somebody will cook, as far as it is known. */
export function ReviewTeam({ summary }: { summary: RegistrationSummary }) {
  const { t } = useTranslation('registration')
  const { teamPartnerWishRegistrationData: partner, teamPartnerWishEmail: wish, teamPartnerWishState } = summary
  if (partner) {
    return (
      <>
        <span>{t('review.pair', { name: `${partner.firstnamePart} ${partner.lastname}` })}</span>
        {partner.email !== '' && <span>{partner.email}</span>}
        {partner.mobileNumber !== '' && <span>{partner.mobileNumber}</span>}
      </>
    )
  }
  if (wish === '') return <span>{t('review.noPartner')}</span>
  return (
    <>
      <span>{t('review.wish', { email: wish })}</span>
      {teamPartnerWishState === 'EXISTS_SAME_TEAM_PARTNER_WISH' && <span>{t('review.wishMutual')}</span>}
    </>
  )
}
