import { namedPartnerInput } from '@running-dinner/contract/forms'
import { useTranslation } from 'react-i18next'
import { useSetPartnerWish } from '../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import * as styles from './self.css.ts'
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
      <div className={styles.fieldsAtStart}>
        <TextField<Values>
          name="email"
          type="email"
          label={t('wish.email')}
          help={t('wish.emailHelp')}
          autoComplete="off"
          required
        />
        <Button type="submit" size="large" busy={isPending}>
          {t('wish.save')}
        </Button>
      </div>
    </Form>
  )
}
