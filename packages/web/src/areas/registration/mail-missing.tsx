import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import { EmailForm } from './email-form.tsx'
import * as styles from './mail-missing.css.ts'
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
    <section aria-labelledby="missing" className={styles.section}>
      <h2 className={textStyle.h3} id="missing">
        {t('finished.missingTitle')}
      </h2>
      <p className={styles.text}>{t('finished.missing')}</p>
      <div role="status">
        {changedTo !== undefined && (
          <Notice severity="success" className={styles.notice}>
            {t('finished.changed', { email: changedTo })}
          </Notice>
        )}
      </div>
      {isChanging && secret !== undefined ? (
        <ChangeAddressForm
          publicId={publicId}
          secret={secret}
          onChanged={handleChanged}
          onStop={() => setChanging(false)}
        />
      ) : (
        <div className={styles.row}>
          <LinkButton to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('finished.resend')}
          </LinkButton>
          {secret !== undefined && (
            <Button type="button" variant="outlined" onClick={() => setChanging(true)}>
              {t('finished.changeAddress')}
            </Button>
          )}
        </div>
      )}
    </section>
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
      <Button type="button" variant="outlined" size="large" onClick={onStop}>
        {t('back')}
      </Button>
    </EmailForm>
  )
}
