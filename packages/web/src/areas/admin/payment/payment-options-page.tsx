import { mdiCashRemove } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePaymentOptions } from '../../../features/payments/payments.api.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentOrders } from './payment-orders.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { PublicNotice } from './public-notice.tsx'

/** What registering costs, who gets the money, and what was paid so far. */
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
