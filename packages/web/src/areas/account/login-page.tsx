import { loginInput } from '@running-dinner/contract/forms'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { useLogin } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Page } from '../../kit/page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import * as styles from './account.css.ts'
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
    <Page title={t('login.title')} intro={t('login.intro')}>
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
      <div className={styles.fields}>
        <TextField<Values> name="username" label={t('fields.usernameOrEmail')} autoComplete="username" required />
        <PasswordInput<Values> name="password" label={t('fields.password')} autoComplete="current-password" required />
        <Link to={paths.account.forgottenPassword()} className={classes(anchor.plain, styles.forgotten)}>
          {t('login.forgotten')}
        </Link>
        <Button type="submit" size="large" disabled={isPending}>
          {t('login.submit')}
        </Button>
      </div>
    </Form>
  )
}
