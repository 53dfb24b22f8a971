import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useEveningSettings } from '../../../../features/evening/day/evening-settings.api.ts'
import { eventToRepeat } from '../../../../features/events/dinners/event-to-repeat.ts'
import { usePlannedMails } from '../../../../features/messages/planned-mails/planned-mails.api.ts'
import { usePaymentOptions } from '../../../../features/payments/orders/payments.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** Collects the settings of this event and goes on to the wizard, which begins with them. */
export function RunAgainPage() {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const navigate = useNavigate()
  const evening = useEveningSettings(adminId)
  const payment = usePaymentOptions(adminId)
  const plannedMails = usePlannedMails(adminId)
  const queries = [evening, payment, plannedMails]
  const failed = queries.find(({ error, data }) => error && !data)
  useEffect(() => {
    if (!evening.data || !payment.data || !plannedMails.data) return
    eventToRepeat.write({
      email: dinner.email,
      basicDetails: dinner.basicDetails,
      options: { ...dinner.options, meals: dinner.meals },
      publicSettings: dinner.publicSettings,
      afterPartyLocation: dinner.afterPartyLocation,
      contract: dinner.contract,
      registrationQuestions: dinner.registrationQuestions,
      allergenListEnabled: dinner.allergenListEnabled,
      evening: evening.data,
      payment: payment.data,
      plannedMails: plannedMails.data.mails.map(({ mail, isOn, text }) => ({ mail, isOn, text })),
    })
    // Replaced, so that the way back from the wizard leads to the page before this one.
    void navigate(paths.wizard.basics(), { replace: true })
  }, [dinner, evening.data, payment.data, plannedMails.data, navigate])
  return (
    <Page title={t('again.title')} width="md">
      {failed?.error ? <LoadError error={failed.error} onRetry={() => void failed.refetch()} /> : <FormSkeleton />}
    </Page>
  )
}
