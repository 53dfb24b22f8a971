import { mdiCashMultiple } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { PaymentOrderReply } from '@running-dinner/contract/payments'
import { useTranslation } from 'react-i18next'
import { usePaymentOrders, useRefundOrder } from '../../../../features/payments/orders/payments.api.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

/** All payments, newest first, also after the price was removed. */
export function PaymentOrders({ hasPrice }: { hasPrice: boolean }) {
  const isCancelled = useIsCancelled()
  const { t } = useTranslation('pricing')
  const language = useLanguage()
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
            {t('orders.total', { amount: euroText(data.totalPaid, language) })}
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

const colours = { RESERVED: 'info', PAID: 'success', REFUND_DUE: 'warning', REFUNDED: 'default' } as const

function PaymentOrderRow({ order }: { order: PaymentOrderReply }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const { refund, isPending } = useRefund()
  const notes = [
    order.teamPartnerRegistration ? t('orders.pair') : '',
    order.provider === 'SANDBOX' ? t('orders.sandbox') : '',
    order.refundReason === null ? '' : t(`orders.reasons.${order.refundReason}`),
    order.stillRegistered || order.status === 'RESERVED' ? '' : t('orders.gone'),
    order.refundRefused ? t('orders.refused') : '',
  ].filter((note) => note !== '')
  const canRefund = order.status === 'PAID' || (order.status === 'REFUND_DUE' && order.refundRefused)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto 132px' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{order.payerFullname}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {order.payerEmail}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[formatInstant(order.createdAt), ...notes].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {euroText(order.amount, language)}
        </Typography>
        <Chip
          size="small"
          color={colours[order.status]}
          variant="outlined"
          label={t(`orders.status.${order.status}`)}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: { sm: 'end' } }}>
        {canRefund && (
          <Button
            variant="outlined"
            size="small"
            loading={isPending}
            onClick={() => void refund(order)}
            aria-label={t('refund.label', { name: order.payerFullname })}
          >
            {t(order.refundRefused ? 'refund.again' : 'refund.action')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** Asks, naming guest, amount and that the registration stays, and refunds. */
function useRefund() {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useRefundOrder(useAdminId())
  const refund = async (order: PaymentOrderReply): Promise<void> => {
    const facts = { name: order.payerFullname, amount: euroText(order.amount, language) }
    const message = [t('refund.text', facts), order.stillRegistered ? t('refund.stays', facts) : ''].join(' ').trim()
    const question = { title: t('refund.title', facts), message, confirmLabel: t('refund.confirm') }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync(order.id).then((after) => {
      if (after.status === 'REFUNDED') toast.success(t('refund.done', facts))
      else if (after.refundRefused) toast.warning(t('refund.refused'))
      else toast.info(t('refund.underWay', facts))
    }, toast.failure)
  }
  return { refund, isPending }
}

/** `"12.50"` formatted for the reader's language, with the currency. */
function euroText(amount: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(amount))
}
