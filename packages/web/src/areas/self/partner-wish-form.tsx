import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { namedPartnerInput } from '@running-dinner/contract/self-service.ts'
import { useTranslation } from 'react-i18next'
import { useSetPartnerWish } from '../../features/guests/self-service/self-service.api.ts'
import { toApiError } from '../../lib/api-error.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { useSelfLink } from './self-link.ts'

interface Values {
  email: string
}

export function PartnerWishForm({ proposed, onSaved }: { proposed: string; onSaved: (email: string) => void }) {
  const { t } = useTranslation('self')
  const notify = useNotify()
  const { mutateAsync, isPending } = useSetPartnerWish(useSelfLink())
  const form = useContractForm<Values, Values>(namedPartnerInput, { defaultValues: { email: proposed } })
  const handleSubmit = async ({ email }: Values) => {
    try {
      await mutateAsync(email)
      onSaved(email)
    } catch (error) {
      const atField = (text: string) => form.setError('email', { type: 'server', message: text }, { shouldFocus: true })
      applyIssues(form, error, toApiError(error).status === 406 ? atField : notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <TextInput<Values>
          name="email"
          type="email"
          label={t('wish.email')}
          help={t('wish.emailHelp')}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t('wish.save')}
        </Button>
      </Box>
    </Form>
  )
}
