import { mdiEmailFastOutline } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgottenPassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import * as styles from './account.css.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.forgottenPasswordInput)

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
  const { mutateAsync, isPending } = useForgottenPassword()
  const handleSubmit = async ({ email }: Values) => {
    await mutateAsync(email)
    onSent(email)
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <TextField<Values> name="email" type="email" label={t('fields.email')} autoComplete="email" required />
        <Button type="submit" size="large" disabled={isPending}>
          {t('forgotten.submit')}
        </Button>
      </div>
    </NativeForm>
  )
}
