import { useTranslation } from 'react-i18next'
import { useAskNotToCome } from '../../features/guests/self-service/own-requests.api.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.cannotComeInput)

/** A word to the organiser, and the press that sends it. */
export function CannotComeForm({ onStop, onSent }: { onStop: () => void; onSent: () => void }) {
  const { t } = useTranslation('requests')
  const toast = useToast()
  const { mutateAsync, isPending } = useAskNotToCome(useSelfLink())
  const handleSubmit = async ({ word }: { word: string }) => {
    if (await toast.outcome(mutateAsync(word), t('cannotCome.sent'))) onSent()
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <TextField<{ word: string }> name="word" label={t('cannotCome.word')} help={t('cannotCome.wordHelp')} rows={2} />
      <div className={styles.buttonsBelow}>
        <Button type="submit" tone="error" busy={isPending}>
          {t('cannotCome.send')}
        </Button>
        <Button type="button" variant="text" onClick={onStop}>
          {t('cannotCome.stop')}
        </Button>
      </div>
    </NativeForm>
  )
}
