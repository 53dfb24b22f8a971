import { useTranslation } from 'react-i18next'
import { publicRoutes } from '../../features/registration/public-routes.ts'
import { call } from '../../lib/http.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { EmailForm } from './email-form.tsx'
import { justRegistered, rememberRegistration } from './own-registration-storage.ts'

interface ChangeAddressFormProps {
  publicId: string
  /** Only the browser that registered has it. */
  secret: string
  onChanged: (email: string) => void
  onStop: () => void
}

export function ChangeAddressForm({ publicId, secret, onChanged, onStop }: ChangeAddressFormProps) {
  const { t } = useTranslation('registration')
  const handleSubmit = async (email: string) => {
    await call(publicRoutes.changeAddress, {
      params: { publicId },
      body: { registrationSecret: secret, newEmailAddress: email },
    })
    const before = justRegistered(publicId)
    if (before) rememberRegistration(publicId, { ...before, email })
    onChanged(email)
  }
  return (
    <EmailForm
      label={t('finished.newAddress')}
      help={t('finished.changeAddressHelp')}
      submitLabel={t('finished.changeSubmit')}
      gone={t('finished.changeGone')}
      autoFocus
      onSubmit={handleSubmit}
    >
      <ActionButton type="button" variant="outlined" size="large" onClick={onStop}>
        {t('back')}
      </ActionButton>
    </EmailForm>
  )
}
