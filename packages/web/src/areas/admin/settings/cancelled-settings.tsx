import { mdiCalendarRemoveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePaymentOrders } from '../../../features/payments/payments.api.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { LinkSection } from './link-section.tsx'
import { PaymentSection } from './payment-section.tsx'

/** All there is to settle of a cancelled event is who sees it, and what was paid. */
export function CancelledSettings() {
  const { t } = useTranslation('settings')
  const { data: payments } = usePaymentOrders(useAdminId())
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <EmptyState
        icon={mdiCalendarRemoveOutline}
        title={t('cancelled.title')}
        action={
          <Button component={Link} to={paths.admin.tellEverybody(useAdminId())} variant="contained">
            {t('cancelled.write')}
          </Button>
        }
      >
        {t('cancelled.text')}
      </EmptyState>
      {payments && payments.orders.length > 0 && <PaymentSection />}
      <LinkSection />
    </Box>
  )
}
