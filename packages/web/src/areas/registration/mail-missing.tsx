import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicRoutes } from '../../features/registration/registration.api.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { EmailForm } from './email-form.tsx'
import { type JustRegistered, justRegistered, rememberRegistration } from './own-registration-storage.ts'

interface MailMissingProps {
  publicId: string
  /** Absent in another browser than the one that registered: then the address cannot be corrected here. */
  registered: JustRegistered | undefined
  onChanged: (registered: JustRegistered) => void
}

export function MailMissing({ publicId, registered, onChanged }: MailMissingProps) {
  const { t } = useTranslation('registration')
  const [isChanging, setChanging] = useState(false)
  const [changedTo, setChangedTo] = useState<string>()
  const secret = registered?.registrationSecret
  const handleChanged = (email: string) => {
    if (registered) onChanged({ ...registered, email })
    setChangedTo(email)
    setChanging(false)
  }
  return (
    <Box component="section" aria-labelledby="missing" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="missing">
        {t('finished.missingTitle')}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
        {t('finished.missing')}
      </Box>
      <Box role="status">
        {changedTo !== undefined && (
          <PlainNotice severity="success" sx={{ mb: 2 }}>
            {t('finished.changed', { email: changedTo })}
          </PlainNotice>
        )}
      </Box>
      {isChanging && secret !== undefined ? (
        <ChangeAddressForm
          publicId={publicId}
          secret={secret}
          onChanged={handleChanged}
          onStop={() => setChanging(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ActionLink to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('finished.resend')}
          </ActionLink>
          {secret !== undefined && (
            <ActionButton type="button" variant="outlined" onClick={() => setChanging(true)}>
              {t('finished.changeAddress')}
            </ActionButton>
          )}
        </Box>
      )}
    </Box>
  )
}

interface ChangeAddressFormProps {
  publicId: string
  /** Only the browser that registered has it. */
  secret: string
  onChanged: (email: string) => void
  onStop: () => void
}

function ChangeAddressForm({ publicId, secret, onChanged, onStop }: ChangeAddressFormProps) {
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
