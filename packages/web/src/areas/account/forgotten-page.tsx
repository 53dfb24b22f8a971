import { mdiEmailFastOutline } from '@mdi/js'
import { forgottenPasswordInput } from '@running-dinner/contract/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgottenPassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import * as styles from './account.css.ts'

interface Values {
  email: string
}

export function ForgottenPage() {
  const { t } = useTranslation('accounts')
  const [sentTo, setSentTo] = useState<string>()
  const back = { label: t('forgotten.toLogin'), to: paths.account.login() }
  if (sentTo !== undefined) {
    return (
      <Page title={t('forgotten.title')} back={back}>
        <div role="status">
          <EmptyState icon={mdiEmailFastOutline} title={t('register.sentTitle')}>
            {t('forgotten.sentText', { email: sentTo })}
          </EmptyState>
        </div>
      </Page>
    )
  }
  return (
    <Page title={t('forgotten.title')} intro={t('forgotten.intro')} back={back}>
      <AddressForm onSent={setSentTo} />
    </Page>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useForgottenPassword()
  const form = useContractForm<Values, Values>(forgottenPasswordInput, { defaultValues: { email: '' } })
  const handleSubmit = async ({ email }: Values) => {
    try {
      await mutateAsync(email)
      onSent(email)
    } catch (error) {
      applyIssues(form, error, notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <TextField<Values> name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <Button type="submit" size="large" disabled={isPending}>
          {t('forgotten.submit')}
        </Button>
      </div>
    </Form>
  )
}
