import { mdiCashRemove } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PaymentOptionsReply } from '@running-dinner/contract/payments.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaymentOptions } from '../../../../features/payments/orders/payments.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentOrders } from './payment-orders.tsx'

/** The price of a registration, the payee, and the payments so far. */
export function PaymentOptionsPage() {
  const { t } = useTranslation(['pricing', 'admin'])
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  const { data: options, error, refetch } = usePaymentOptions(adminId)
  return (
    <Page
      title={t('title')}
      intro={isCancelled ? t('introCancelled') : t('intro')}
      back={{ label: t('admin:navigation.dashboard'), to: paths.admin.dashboard(adminId) }}
      width="md"
    >
      {error && !options && <LoadError error={error} onRetry={() => void refetch()} />}
      {!options && !error && <FormSkeleton />}
      {options && !isCancelled && !options.possible && options.id === null && (
        <EmptyState icon={mdiCashRemove} title={t('impossible.title')}>
          {t('impossible.text')}
        </EmptyState>
      )}
      {options && !isCancelled && (options.possible || options.id !== null) && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <ProviderNotice provider={options.provider} />
          <PublicNotice />
          <PaymentForm key={options.id ?? 'new'} options={options} />
        </Box>
      )}
      {options && <PaymentOrders hasPrice={options.id !== null} />}
    </Page>
  )
}

/** Whether real money is moved or only the sandbox. */
export function ProviderNotice({ provider }: Pick<PaymentOptionsReply, 'provider'>) {
  const { t } = useTranslation('pricing')
  return (
    <Alert severity={provider === 'SANDBOX' ? 'warning' : 'info'}>
      <AlertTitle>{t(`provider.${provider}.title`)}</AlertTitle>
      {t(`provider.${provider}.text`)}
    </Alert>
  )
}

/** Before a price is set: which of the organiser's data becomes visible, and to whom. */
export function PublicNotice() {
  const { t } = useTranslation('pricing')
  const { contract } = useAdminDinner()
  const titleId = useId()
  if (contract === null) return null
  const address = `${contract.streetWithNr}, ${contract.zip} ${contract.city}`.trim()
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {t('public.title')}
      </Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5, maxWidth: '64ch', '& li + li': { mt: 0.5 } }}>
        <li>{t('public.page', { name: contract.fullname })}</li>
        <li>{t('public.review', { address })}</li>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('public.free')}
      </Typography>
    </section>
  )
}
