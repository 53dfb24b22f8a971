import { mdiEmailFastOutline } from '@mdi/js'
import type { accountRoutes } from '@running-dinner/contract/accounts'
import type { BodyInputOf, BodyOf } from '@running-dinner/contract/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegister } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { currentLanguage } from '../../lib/i18n.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import * as styles from './account.css.ts'
import { OtherWay } from './other-way.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.registerInput)

type Values = BodyInputOf<typeof accountRoutes.register>
type Output = BodyOf<typeof accountRoutes.register>

export function RegisterPage() {
  const { t } = useTranslation('accounts')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <Page title={t('register.title')}>
        <div role="status">
          <EmptyState icon={mdiEmailFastOutline} title={t('register.sentTitle')}>
            {t('register.sentText', { email: sentTo })}
          </EmptyState>
        </div>
      </Page>
    )
  }
  return (
    <Page title={t('register.title')} intro={t('register.intro')}>
      <RegisterForm onSent={setSentTo} />
      <OtherWay question={t('register.hasAccount')} to={paths.account.login()} label={t('login.submit')} />
    </Page>
  )
}

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const { mutateAsync, isPending } = useRegister()
  const handleSubmit = async (values: Output) => {
    await mutateAsync({ ...values, languageCode: currentLanguage() })
    onSent(values.email)
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <div className={styles.names}>
          <TextField<Values> name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
          <TextField<Values> name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
        </div>
        <TextField<Values> name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <TextField<Values>
          name="username"
          label={t('fields.username')}
          help={t('fields.usernameHelp')}
          autoComplete="username"
          required
        />
        <PasswordInput<Values> name="password" label={t('fields.password')} autoComplete="new-password" required />
        <Button type="submit" size="large" disabled={isPending}>
          {t('register.submit')}
        </Button>
      </div>
    </NativeForm>
  )
}
