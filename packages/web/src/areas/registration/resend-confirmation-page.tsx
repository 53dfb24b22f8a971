import { mdiEmailFastOutline } from '@mdi/js'
import type { EventState } from '@running-dinner/contract/guests'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { loadDraft } from './draft-storage.ts'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import * as styles from './resend-confirmation-page.css.ts'

/** The answer is the same for every address, so that it does not reveal who is registered. */
export function ResendConfirmationPage({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const [draftEmail, setDraftEmail] = useState('')
  // Typed into the form, which led here because the address is registered already.
  useEffect(() => setDraftEmail(loadDraft(publicId)?.email ?? ''), [publicId])
  const [sentTo, setSentTo] = useState<string>()
  const handleSubmit = async (email: string) => {
    await call(publicRoutes.resendConfirmation, { params: { publicId }, body: { email } })
    setSentTo(email)
  }
  if (sentTo !== undefined) {
    return (
      <Page title={t('resend.doneTitle')}>
        <div role="status">
          <Outcome icon={mdiEmailFastOutline}>{t('resend.done', { email: sentTo })}</Outcome>
        </div>
        <Button type="button" variant="outlined" onClick={() => setSentTo(undefined)} className={styles.action}>
          {t('resend.other')}
        </Button>
      </Page>
    )
  }
  return (
    <Page title={t('resend.title')} intro={t('resend.intro')}>
      <EmailForm
        label={t('resend.email')}
        submitLabel={t('resend.submit')}
        knownEmail={draftEmail}
        onSubmit={handleSubmit}
        action={paths.resendConfirmation(publicId)}
      />
    </Page>
  )
}

export function ResendConfirmationRoute({ params }: PageProps<EventState>) {
  return <ResendConfirmationPage publicId={params.publicId ?? ''} />
}
