import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { PaymentOrderReply } from '@running-dinner/contract/payments.ts'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../lib/dates.ts'
import { euroText } from './euro-text.ts'
import { useRefund } from './use-refund.ts'

const colours = { RESERVED: 'info', PAID: 'success', REFUND_DUE: 'warning', REFUNDED: 'default' } as const

export function PaymentOrderRow({ order }: { order: PaymentOrderReply }) {
  const { t, i18n } = useTranslation('pricing')
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
          {euroText(order.amount, i18n.language)}
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
