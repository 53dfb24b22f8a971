import type { PaymentOrderReply } from '@running-dinner/contract/payments.ts'
import { useTranslation } from 'react-i18next'
import { useRefundOrder } from '../../../features/payments/payments.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { euroText } from './euro-text.ts'

/** Asks, naming who gets how much and that they stay registered, and gives the money back. */
export function useRefund() {
  const { t, i18n } = useTranslation('pricing')
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync, isPending } = useRefundOrder(useAdminId())
  const refund = async (order: PaymentOrderReply): Promise<void> => {
    const facts = { name: order.payerFullname, amount: euroText(order.amount, i18n.language) }
    const message = [t('refund.text', facts), order.stillRegistered ? t('refund.stays', facts) : ''].join(' ').trim()
    const question = { title: t('refund.title', facts), message, confirmLabel: t('refund.confirm') }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync(order.id).then((after) => {
      if (after.status === 'REFUNDED') notify.success(t('refund.done', facts))
      else if (after.refundRefused) notify.warning(t('refund.refused'))
      else notify.info(t('refund.underWay', facts))
    }, notify.failure)
  }
  return { refund, isPending }
}
