import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { SettingsSection } from './settings-section.tsx'

/** What registering costs has a page of its own. */
export function PaymentSection() {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="payment">
      <Typography sx={{ mb: 2 }}>{t('payment.text')}</Typography>
      <Button component={Link} to={paths.admin.paymentOptions(useAdminId())} variant="outlined">
        {t('payment.open')}
      </Button>
    </SettingsSection>
  )
}
