import { mdiEmailFastOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type accountRoutes, registerInput } from '@running-dinner/contract/accounts.ts'
import type { BodyInputOf, BodyOf } from '@running-dinner/contract/route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegister } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { currentLanguage } from '../../lib/i18n.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
import { Page } from '../../ui/page.tsx'
import { OtherWay } from './other-way.tsx'

type Values = BodyInputOf<typeof accountRoutes.register>
type Output = BodyOf<typeof accountRoutes.register>

export function RegisterPage() {
  const { t } = useTranslation('accounts')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <Page title={t('register.title')} width="sm">
        <Box role="status">
          <EmptyState icon={mdiEmailFastOutline} title={t('register.sentTitle')}>
            {t('register.sentText', { email: sentTo })}
          </EmptyState>
        </Box>
      </Page>
    )
  }
  return (
    <Page title={t('register.title')} intro={t('register.intro')} width="sm">
      <RegisterForm onSent={setSentTo} />
      <OtherWay question={t('register.hasAccount')} to={paths.account.login()} label={t('login.submit')} />
    </Page>
  )
}

const empty: Values = { username: '', email: '', password: '', firstName: '', lastName: '' }

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useRegister()
  const form = useContractForm<Values, Output>(registerInput, { defaultValues: empty })
  const handleSubmit = async (values: Output) => {
    try {
      await mutateAsync({ ...values, languageCode: currentLanguage() })
      onSent(values.email)
    } catch (error) {
      applyIssues(form, error, notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
          <TextInput<Values> name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
          <TextInput<Values> name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
        </Box>
        <TextInput<Values> name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <TextInput<Values>
          name="username"
          label={t('fields.username')}
          help={t('fields.usernameHelp')}
          autoComplete="username"
          required
        />
        <PasswordInput<Values>
          name="password"
          label={t('fields.password')}
          help={t('fields.passwordHelp')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t('register.submit')}
        </Button>
      </Box>
    </Form>
  )
}
