import type { InvitationStanding } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { PlainNotice } from '../../ui/plain-notice.tsx'

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
