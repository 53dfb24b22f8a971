import type { InvitationStatus, PublicDinner } from '@running-dinner/contract/people'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { paths } from '../../lib/paths.ts'
import { inviterName } from './invitation.ts'
import { hasRegistered } from './own-registration-storage.ts'
import * as styles from './registration-notices.css.ts'
import type { Failure } from './use-registering.ts'

interface RegistrationNoticesProps {
  dinner: PublicDinner
  status: InvitationStatus | undefined
}

/** What a guest should know before typing anything. */
export function RegistrationNotices({ dinner, status }: RegistrationNoticesProps) {
  const { t } = useTranslation('registration')
  const invitedBy = useInvitedBy()
  return (
    <div className={styles.grid}>
      {dinner.runningDinnerType === 'DEMO' && <Notice severity="info">{t('notice.demo')}</Notice>}
      {dinner.waitingList && (
        <Notice
          severity="warning"
          title={t(dinner.waitingReason === 'TEAMS' ? 'notice.waitingTeamsTitle' : 'notice.waitingTitle')}
        >
          {t('notice.waiting')}
        </Notice>
      )}
      {invitedBy !== undefined && (
        <Notice severity="success">{t('notice.invited', { name: inviterName(status, invitedBy) })}</Notice>
      )}
      <RegisteredBefore publicId={dinner.publicSettings.publicDinnerId} />
    </div>
  )
}

function RegisteredBefore({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const [isRegistered, setRegistered] = useState(false)
  useEffect(() => setRegistered(hasRegistered(publicId)), [publicId])
  if (!isRegistered) return null
  return (
    <Notice severity="info" title={t('notice.registeredTitle')}>
      {t('notice.registered')}{' '}
      <Link className={anchor.inherit} to={paths.resendConfirmation(publicId)}>
        {t('notice.resend')}
      </Link>
    </Notice>
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
    <Notice
      severity="error"
      className={styles.failureNotice}
      title={t(offline ? 'notice.offlineTitle' : 'notice.failedTitle')}
    >
      {offline
        ? t(during === 'register' ? 'notice.sentOffline' : 'notice.offline')
        : [...texts, t('notice.kept')].join(' ')}
    </Notice>
  )
}

/** Why the link makes no team, and what can be done instead. */
export function InvitationNotice({ status }: { status: InvitationStatus['state'] | undefined }) {
  const { t } = useTranslation('registration')
  if (status !== 'TAKEN' && status !== 'LEFT') return null
  return (
    <Notice severity="warning" title={t(`notice.invitation.${status}.title`)} className={styles.invitationNotice}>
      {t(`notice.invitation.${status}.text`)}
    </Notice>
  )
}

/** Below the fields, so that they stay where they are when the draft comes back. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('registration')
  return (
    <Notice
      severity="info"
      title={t('notice.restoredTitle')}
      className={styles.failureNotice}
      action={
        <Button type="button" variant="outlined" onClick={onDiscard}>
          {t('notice.discard')}
        </Button>
      }
    >
      {t('notice.restored')}
    </Notice>
  )
}
