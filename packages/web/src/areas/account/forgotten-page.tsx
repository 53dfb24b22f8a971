import { mdiEmailFastOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { forgottenPasswordInput } from '@running-dinner/contract/accounts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgottenPassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
import { Page } from '../../ui/page.tsx'

interface Values {
  email: string
}

export function ForgottenPage() {
  const { t } = useTranslation('accounts')
  const [sentTo, setSentTo] = useState<string>()
  const back = { label: t('forgotten.toLogin'), to: paths.account.login() }
  if (sentTo !== undefined) {
    return (
      <Page title={t('forgotten.title')} back={back} width="sm">
        <Box role="status">
          <EmptyState icon={mdiEmailFastOutline} title={t('register.sentTitle')}>
            {t('forgotten.sentText', { email: sentTo })}
          </EmptyState>
        </Box>
      </Page>
    )
  }
  return (
    <Page title={t('forgotten.title')} intro={t('forgotten.intro')} back={back} width="sm">
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
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <TextInput<Values> name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t('forgotten.submit')}
        </Button>
      </Box>
    </Form>
  )
}
