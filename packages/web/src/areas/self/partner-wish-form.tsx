import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetPartnerWish } from '../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.namedPartnerInput)

interface Values {
  email: string
}

export function PartnerWishForm({ proposed, onSaved }: { proposed: string; onSaved: (email: string) => void }) {
  const { t } = useTranslation('self')
  const { mutateAsync, isPending } = useSetPartnerWish(useSelfLink())
  const [email, setEmail] = useState(proposed)
  const handleSubmit = async ({ email: saved }: Values) => {
    await mutateAsync(saved)
    onSaved(saved)
  }
  return (
    <NativeForm
      loadSchema={loadSchema}
      initial={{ email: proposed }}
      refusedAt={{ status: 406, field: 'email' }}
      onChange={(values) => setEmail(values.email ?? '')}
      onSubmit={handleSubmit}
    >
      <UnsavedGuard dirty={email !== proposed && !isPending} />
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
    </NativeForm>
  )
}
