import { mdiCashRemove } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PaymentOptionsInput, PaymentOptionsReply } from '@running-dinner/contract/payments'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  usePaymentOptions,
  useRemovePaymentOptions,
  useSavePaymentOptions,
} from '../../../../features/payments/orders/payments.api.ts'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { applyIssues } from '../../../../ui/form/apply-issues.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { useLazyForm } from '../../../../ui/form/lazy-form.ts'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { type PaymentForm as PaymentValues, toPaymentForm, withDot } from './payment-form.ts'
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

function PaymentForm({ options }: { options: PaymentOptionsReply }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const toast = useToast()
  const { contract, email } = useAdminDinner()
  const { mutateAsync, isPending } = useSavePaymentOptions(useAdminId(), options.id)
  const remove = useRemovePrice()
  const knownContact = { name: contract?.fullname ?? '', email, language }
  const defaultValues = toPaymentForm(options, knownContact)
  const form = useLazyForm<PaymentValues, PaymentOptionsInput>(
    () => import('./payment-form-schema.ts').then((file) => file.paymentFormSchema),
    { defaultValues },
  )
  const save = async () => {
    const typed = form.getValues()
    try {
      const saved = await mutateAsync({ ...typed, pricePerRegistration: withDot(typed.pricePerRegistration) })
      form.reset(toPaymentForm(saved, knownContact))
      toast.success(t('form.saved'))
    } catch (error) {
      applyIssues(form, error, toast.error)
    }
  }
  const id = options.id
  return (
    <Form form={form} onSubmit={save}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
        <TextInput<PaymentValues>
          name="pricePerRegistration"
          label={t('form.price')}
          help={t('form.priceHelp')}
          inputMode="text"
          required
        />
        <TextInput<PaymentValues>
          name="brandName"
          label={t('form.brandName')}
          help={t('form.brandNameHelp')}
          required
        />
        <TextInput<PaymentValues>
          name="recipientEmail"
          type="email"
          label={t('form.recipientEmail')}
          help={t('form.recipientEmailHelp')}
          required
        />
        <TextInput<PaymentValues> name="agbLink" label={t('form.agbLink')} help={t('form.agbLinkHelp')} />
        <TextInput<PaymentValues>
          name="redirectAfterPurchaseLink"
          label={t('form.redirectLink')}
          help={t('form.redirectLinkHelp')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            {t(id === null ? 'form.begin' : 'form.save')}
          </Button>
          {id !== null && (
            <Button color="error" onClick={() => void remove(id)} sx={{ ml: { sm: 'auto' } }}>
              {t('form.remove')}
            </Button>
          )}
        </Box>
      </Box>
    </Form>
  )
}

/** Asks, naming what stays, and removes the price. */
function useRemovePrice(): (id: string) => Promise<void> {
  const { t } = useTranslation('pricing')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync } = useRemovePaymentOptions(useAdminId())
  return async (id) => {
    const question = { title: t('remove.title'), message: t('remove.text'), confirmLabel: t('remove.confirm') }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync(id).then(() => toast.success(t('remove.done')), toast.failure)
  }
}
