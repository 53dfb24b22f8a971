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
import { paths } from '../../lib/paths.ts'
import { NativeForm } from '../../ui/form/native-form.tsx'
import * as styles from './account.css.ts'
import { OtherWay } from './other-way.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.loginInput)

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
  const { mutateAsync, isPending } = useLogin()
  return (
    <NativeForm
      loadSchema={loadSchema}
      refusedAt={{ status: 401, field: 'password' }}
      onSubmit={(values: Values) => mutateAsync(values)}
    >
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
    </NativeForm>
  )
}
