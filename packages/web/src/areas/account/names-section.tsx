import type { accountRoutes, Profile } from '@running-dinner/contract/accounts'
import type { BodyOf } from '@running-dinner/contract/route'
import { useTranslation } from 'react-i18next'
import { useUpdateProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './account.css.ts'
import { ProfileSection } from './profile-section.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.profileInput)

interface Values {
  firstName: string
  lastName: string
}

export function NamesSection({ profile: { firstName, lastName } }: { profile: Profile }) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutateAsync, isPending } = useUpdateProfile()
  const handleSubmit = async (names: BodyOf<typeof accountRoutes.updateProfile>) => {
    await mutateAsync(names)
    toast.success(t('profile.saved'))
  }
  return (
    <ProfileSection title={t('profile.names')}>
      <NativeForm loadSchema={loadSchema} initial={{ firstName, lastName }} onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <div className={styles.names}>
            <TextField<Values> name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
            <TextField<Values> name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
          </div>
          <Button type="submit" disabled={isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </NativeForm>
    </ProfileSection>
  )
}
