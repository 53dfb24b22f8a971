import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { loginInput } from '@running-dinner/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { useLogin } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
import { Page } from '../../ui/page.tsx'
import { OtherWay } from './other-way.tsx'

interface Values {
  username: string
  password: string
}

export function LoginPage() {
  const { t } = useTranslation('accounts')
  // A visitor with a session needs no login form: their events are what an account is for.
  if (useSession()) return <Navigate to={paths.myEvents()} replace />
  return (
    <Page title={t('login.title')} intro={t('login.intro')} width="sm">
      <LoginForm />
      <OtherWay question={t('login.noAccount')} to={paths.account.register()} label={t('login.register')} />
    </Page>
  )
}

function LoginForm() {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useLogin()
  const form = useContractForm<Values, Values>(loginInput, {
    defaultValues: { username: '', password: '' },
  })
  const handleSubmit = async (values: Values) => {
    try {
      await mutateAsync(values)
    } catch (error) {
      const isWrong = toApiError(error).status === 401
      const showWrong = (message: string) =>
        form.setError('password', { type: 'server', message }, { shouldFocus: true })
      applyIssues(form, error, isWrong ? showWrong : notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <TextInput<Values> name="username" label={t('fields.usernameOrEmail')} autoComplete="username" required />
        <PasswordInput<Values> name="password" label={t('fields.password')} autoComplete="current-password" required />
        <MuiLink component={Link} to={paths.account.forgottenPassword()} sx={{ py: 0.5 }}>
          {t('login.forgotten')}
        </MuiLink>
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t('login.submit')}
        </Button>
      </Box>
    </Form>
  )
}
