import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { InvitationStanding, PublicDinner } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { paths } from '../../lib/paths.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { inviterName } from './invitation.ts'
import { hasRegistered } from './own-registration-storage.ts'
import type { Failure } from './use-registering.ts'

interface RegistrationNoticesProps {
  dinner: PublicDinner
  standing: InvitationStanding | undefined
}

/** What a guest should know before typing anything. */
export function RegistrationNotices({ dinner, standing }: RegistrationNoticesProps) {
  const { t } = useTranslation('registration')
  const invitedBy = useInvitedBy()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
      {dinner.runningDinnerType === 'DEMO' && <PlainNotice severity="info">{t('notice.demo')}</PlainNotice>}
      {dinner.waitingList && (
        <PlainNotice
          severity="warning"
          title={t(dinner.waitingReason === 'TEAMS' ? 'notice.waitingTeamsTitle' : 'notice.waitingTitle')}
        >
          {t('notice.waiting')}
        </PlainNotice>
      )}
      {invitedBy !== undefined && (
        <PlainNotice severity="success">{t('notice.invited', { name: inviterName(standing, invitedBy) })}</PlainNotice>
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

/** What happened, what is kept, what to do. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('registration')
  const { during, offline, texts } = failure
  return (
    <PlainNotice severity="error" sx={{ mt: 3 }} title={t(offline ? 'notice.offlineTitle' : 'notice.failedTitle')}>
      {offline
        ? t(during === 'register' ? 'notice.sentOffline' : 'notice.offline')
        : [...texts, t('notice.kept')].join(' ')}
    </PlainNotice>
  )
}

/** Why the link makes no team, and what can be done instead. */
export function InvitationNotice({ standing }: { standing: InvitationStanding['state'] | undefined }) {
  const { t } = useTranslation('registration')
  if (standing !== 'TAKEN' && standing !== 'LEFT') return null
  return (
    <PlainNotice severity="warning" title={t(`notice.invitation.${standing}.title`)} sx={{ mb: 3 }}>
      {t(`notice.invitation.${standing}.text`)}
    </PlainNotice>
  )
}

/** Below the fields, so that they stay where they are when the draft comes back. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('registration')
  return (
    <PlainNotice
      severity="info"
      title={t('notice.restoredTitle')}
      sx={{ mt: 3 }}
      action={
        <ActionButton type="button" variant="outlined" onClick={onDiscard}>
          {t('notice.discard')}
        </ActionButton>
      }
    >
      {t('notice.restored')}
    </PlainNotice>
  )
}
