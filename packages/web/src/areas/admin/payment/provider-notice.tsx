import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { PaymentOptionsReply } from '@running-dinner/contract/payments.ts'
import { useTranslation } from 'react-i18next'

/** Whether money really moves. */
export function ProviderNotice({ provider }: Pick<PaymentOptionsReply, 'provider'>) {
  const { t } = useTranslation('pricing')
  return (
    <Alert severity={provider === 'SANDBOX' ? 'warning' : 'info'}>
      <AlertTitle>{t(`provider.${provider}.title`)}</AlertTitle>
      {t(`provider.${provider}.text`)}
    </Alert>
  )
}
