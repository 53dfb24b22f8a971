import type { accountRoutes, Profile } from '@running-dinner/contract/accounts'
import { profileInput } from '@running-dinner/contract/forms'
import type { BodyOf } from '@running-dinner/contract/route'
import { useTranslation } from 'react-i18next'
import { useUpdateProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import * as styles from './account.css.ts'
import { ProfileSection } from './profile-section.tsx'

interface Values {
  firstName: string
  lastName: string
}

export function NamesSection({ profile: { firstName, lastName } }: { profile: Profile }) {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useUpdateProfile()
  const form = useContractForm<Values, BodyOf<typeof accountRoutes.updateProfile>>(profileInput, {
    defaultValues: { firstName, lastName },
  })
  const handleSubmit = async (names: BodyOf<typeof accountRoutes.updateProfile>) => {
    try {
      const saved = await mutateAsync(names)
      form.reset({ firstName: saved.firstName, lastName: saved.lastName })
      notify.success(t('profile.saved'))
    } catch (error) {
      applyIssues(form, error, notify.error)
    }
  }
  return (
    <ProfileSection title={t('profile.names')}>
      <Form form={form} onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <div className={styles.names}>
            <TextField<Values> name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
            <TextField<Values> name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
          </div>
          <Button type="submit" disabled={isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </Form>
    </ProfileSection>
  )
}
