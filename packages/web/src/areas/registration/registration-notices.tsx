import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { paths } from '../../lib/paths.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { hasRegistered } from './own-registration-storage.ts'

/** What somebody should know before they type anything. */
export function RegistrationNotices({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const invitedBy = useInvitedBy()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      {dinner.runningDinnerType === 'DEMO' && <PlainNotice severity="info">{t('notice.demo')}</PlainNotice>}
      {dinner.waitingList && (
        <PlainNotice severity="warning" title={t('notice.waitingTitle')}>
          {t('notice.waiting')}
        </PlainNotice>
      )}
      {invitedBy !== undefined && (
        <PlainNotice severity="success">{t('notice.invited', { email: invitedBy })}</PlainNotice>
      )}
      <RegisteredBefore publicId={dinner.publicSettings.publicDinnerId} />
    </Box>
  )
}

function RegisteredBefore({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const [isRegistered, setRegistered] = useState(false)
  useEffect(() => setRegistered(hasRegistered(publicId)), [publicId])
  if (!isRegistered) return null
  return (
    <PlainNotice severity="info" title={t('notice.registeredTitle')}>
      {t('notice.registered')}{' '}
      <MuiLink component={Link} to={paths.resendConfirmation(publicId)} color="inherit">
        {t('notice.resend')}
      </MuiLink>
    </PlainNotice>
  )
}

function useInvitedBy(): string | undefined {
  const [invitation, wish] = useWatch<RegistrationValues, ['invitation', 'teamPartnerWishEmail']>({
    name: ['invitation', 'teamPartnerWishEmail'],
  })
  return invitation !== '' && wish !== '' ? wish : undefined
}
