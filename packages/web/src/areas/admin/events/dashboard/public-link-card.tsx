import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { isExpired } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { todayOf } from '../../shell/dates.ts'
import { useAnchor } from '../../shell/use-anchor.ts'

/** The link to the registration. No card for closed registration, past or cancelled events. */
export function PublicLinkCard({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation(['admin', 'pricing'])
  useAnchor()
  const { registrationType } = dinner.basicDetails
  const settings = dinner.publicSettings
  const isOver = dinner.cancellationDate !== null || isExpired(dinner, todayOf(dinner))
  if (registrationType === 'CLOSED' || settings === null || isOver) return null
  return (
    <CardSection id="registration-link" title={t('publicLink.title')}>
      <CopyField
        label={t('publicLink.label')}
        value={settings.publicDinnerUrl}
        audience={t(`publicLink.${registrationType}`)}
        shareTitle={dinner.basicDetails.title}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {settings.registrationDeactivated
          ? t('publicLink.deactivated')
          : t('publicLink.until', { date: formatDate(settings.endOfRegistrationDate) })}
      </Typography>
      <Button
        component={Link}
        to={paths.admin.paymentOptions(dinner.adminId)}
        size="small"
        sx={{ mt: 1, px: 1, mx: -1 }}
      >
        {t('pricing:link')}
      </Button>
    </CardSection>
  )
}
