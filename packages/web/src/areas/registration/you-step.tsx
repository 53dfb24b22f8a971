import type { InvitationStatus, PublicDinner } from '@running-dinner/contract/people'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { YouFields } from '../../features/people/registration/you-fields.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { Notice } from '../../kit/notice.tsx'
import { paths } from '../../lib/paths.ts'
import { RegistrationNotices } from './registration-notices.tsx'
import * as styles from './you-step.css.ts'

interface YouStepProps {
  dinner: PublicDinner
  status: InvitationStatus | undefined
}

export function YouStep({ dinner, status }: YouStepProps) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <RegistrationNotices dinner={dinner} status={status} />
      <YouFields
        emailHelp={t(invitation === '' ? 'you.emailHelp' : 'you.emailFixed')}
        belowEmail={<RegisteredAlready publicId={dinner.publicSettings.publicDinnerId} />}
      />
      <p className={styles.text}>{t('you.privacy')}</p>
    </>
  )
}

/** Below an address that is registered already: what its owner can do. The links reveal nothing to other visitors. */
function RegisteredAlready({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const { errors } = useFormState<RegistrationValues>({ name: 'email' })
  if (errors.email?.message !== 'participant_already_registered') return null
  return (
    <Notice severity="info" title={t('you.registeredTitle')} className={styles.registeredAlready}>
      <ul className={styles.registeredAlreadyList}>
        <li>
          {t('you.unconfirmed')}{' '}
          <Link className={anchor.inherit} to={paths.resendConfirmation(publicId)}>
            {t('you.resend')}
          </Link>
        </li>
        <li>
          {t('you.confirmed')}{' '}
          <Link className={anchor.inherit} to={paths.myEvents()}>
            {t('you.ownRegistration')}
          </Link>
        </li>
      </ul>
    </Notice>
  )
}
