import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PaymentOptionsInput, PaymentOptionsReply } from '@running-dinner/contract/payments.ts'
import { useTranslation } from 'react-i18next'
import {
  type PaymentForm as PaymentValues,
  paymentFormSchema,
  toPaymentForm,
  withDot,
} from '../../../../features/payments/orders/payment-form.ts'
import { useRemovePaymentOptions, useSavePaymentOptions } from '../../../../features/payments/orders/payments.api.ts'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { applyIssues, Form, TextInput, useContractForm } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

export function PaymentForm({ options }: { options: PaymentOptionsReply }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const notify = useNotify()
  const { contract, email } = useAdminDinner()
  const { mutateAsync, isPending } = useSavePaymentOptions(useAdminId(), options.id)
  const remove = useRemovePrice()
  const known = { name: contract?.fullname ?? '', email, language }
  const defaultValues = toPaymentForm(options, known)
  const form = useContractForm<PaymentValues, PaymentOptionsInput>(paymentFormSchema, { defaultValues })
  const save = async () => {
    const typed = form.getValues()
    try {
      const saved = await mutateAsync({ ...typed, pricePerRegistration: withDot(typed.pricePerRegistration) })
      form.reset(toPaymentForm(saved, known))
      notify.success(t('form.saved'))
    } catch (error) {
      applyIssues(form, error, notify.error)
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
  const notify = useNotify()
  const { mutateAsync } = useRemovePaymentOptions(useAdminId())
  return async (id) => {
    const question = { title: t('remove.title'), message: t('remove.text'), confirmLabel: t('remove.confirm') }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync(id).then(() => notify.success(t('remove.done')), notify.failure)
  }
}
