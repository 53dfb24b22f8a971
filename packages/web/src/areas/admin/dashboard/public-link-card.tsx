import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { CardSection } from './card-section.tsx'

/** Where guests register; a closed registration has no such place. */
export function PublicLinkCard({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const { registrationType } = dinner.basicDetails
  const settings = dinner.publicSettings
  if (registrationType === 'CLOSED' || settings === null) return null
  return (
    <CardSection title={t('publicLink.title')}>
      <CopyField
        label={t('publicLink.label')}
        value={settings.publicDinnerUrl}
        audience={t(`publicLink.${registrationType}`)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {settings.registrationDeactivated
          ? t('publicLink.deactivated')
          : t('publicLink.until', { date: formatDate(settings.endOfRegistrationDate) })}
      </Typography>
    </CardSection>
  )
}
