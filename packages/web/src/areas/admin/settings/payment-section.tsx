import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { SettingsSection } from './settings-section.tsx'

/** What registering costs has a page of its own; of a cancelled event what can be given back. */
export function PaymentSection() {
  const { t } = useTranslation(['settings', 'pricing'])
  const isCancelled = useIsCancelled()
  return (
    <SettingsSection id="payment">
      <Typography sx={{ mb: 2 }}>{isCancelled ? t('pricing:introCancelled') : t('payment.text')}</Typography>
      <Button component={Link} to={paths.admin.paymentOptions(useAdminId())} variant="outlined">
        {isCancelled ? t('pricing:orders.title') : t('payment.open')}
      </Button>
    </SettingsSection>
  )
}
