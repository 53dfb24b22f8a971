import { mdiEmailFastOutline } from '@mdi/js'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecoverAccess } from '../../features/guests/portal/portal.api.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import * as styles from './my-events.css.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.accessRecoveryInput)

interface Values {
  email: string
}

/** The answer is the same for every address: only the mail tells. */
export function RecoveryForm({ title }: { title: string }) {
  const titleId = useId()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.cardTitle}>
        {title}
      </h2>
      {sentTo === undefined ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </section>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const { mutateAsync, isPending } = useRecoverAccess()
  const handleSubmit = async ({ email }: Values) => {
    await mutateAsync(email)
    onSent(email)
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <p className={styles.recoveryText}>{t('recovery.text')}</p>
      <div className={styles.recovery}>
        <TextField<Values> name="email" type="email" label={t('recovery.email')} autoComplete="email" required />
        <Button type="submit" size="large" disabled={isPending}>
          {t('recovery.send')}
        </Button>
      </div>
    </NativeForm>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <div role="status" className={styles.sent}>
      <p className={styles.sentTitle}>
        <Icon path={mdiEmailFastOutline} className={styles.primaryIcon} />
        {t('recovery.sentTitle')}
      </p>
      <p className={styles.text}>{t('recovery.sentText', { email })}</p>
      <Button type="button" variant="text" onClick={onAgain} className={styles.textButton}>
        {t('recovery.again')}
      </Button>
    </div>
  )
}
