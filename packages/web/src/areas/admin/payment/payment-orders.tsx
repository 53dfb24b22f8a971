import { mdiCashMultiple } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { usePaymentOrders } from '../../../features/payments/payments.api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { euroText } from './euro-text.ts'
import { PaymentOrderRow } from './payment-order-row.tsx'

/** Everything that was paid, newest first; also after registering became free again. */
export function PaymentOrders({ hasPrice }: { hasPrice: boolean }) {
  const isCancelled = useIsCancelled()
  const { t, i18n } = useTranslation('pricing')
  const { data, error, refetch } = usePaymentOrders(useAdminId())
  if (data && data.orders.length === 0 && !hasPrice && !isCancelled) return null
  return (
    <Box component="section" aria-labelledby="payments" sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 2 }}>
        <Typography variant="h2" id="payments">
          {t('orders.title')}
        </Typography>
        {data && data.orders.length > 0 && (
          <Typography sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
            {t('orders.total', { amount: euroText(data.totalPaid, i18n.language) })}
          </Typography>
        )}
      </Box>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && data.orders.length === 0 && (
        <EmptyState icon={mdiCashMultiple} title={t(isCancelled ? 'orders.nobodyPaid' : 'orders.emptyTitle')}>
          {!isCancelled && t('orders.empty')}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.orders.map((order) => (
            <PaymentOrderRow key={order.id} order={order} />
          ))}
        </Card>
      )}
    </Box>
  )
}
