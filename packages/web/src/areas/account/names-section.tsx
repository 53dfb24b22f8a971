import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type accountRoutes, type Profile, profileInput } from '@running-dinner/contract/accounts.ts'
import type { BodyOf } from '@running-dinner/contract/route.ts'
import { useTranslation } from 'react-i18next'
import { useUpdateProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
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
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
            <TextInput<Values> name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
            <TextInput<Values> name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
          </Box>
          <Button type="submit" variant="contained" disabled={isPending}>
            {t('profile.save')}
          </Button>
        </Box>
      </Form>
    </ProfileSection>
  )
}
