import { mdiEmailFastOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { EventState } from '@running-dinner/contract/public-pages.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicRoutes } from '../../features/registration/registration.api.ts'
import { call } from '../../lib/http.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { loadDraft } from './draft-storage.ts'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'

/** The answer is the same for every address, so that it does not reveal who is registered. */
export function ResendConfirmationPage({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const [known, setKnown] = useState('')
  // Typed into the form, which led here because the address is registered already.
  useEffect(() => setKnown(loadDraft(publicId)?.email ?? ''), [publicId])
  const [sentTo, setSentTo] = useState<string>()
  const handleSubmit = async (email: string) => {
    await call(publicRoutes.resendConfirmation, { params: { publicId }, body: { email } })
    setSentTo(email)
  }
  if (sentTo !== undefined) {
    return (
      <PlainPage title={t('resend.doneTitle')}>
        <Box role="status">
          <Outcome icon={mdiEmailFastOutline}>{t('resend.done', { email: sentTo })}</Outcome>
        </Box>
        <ActionButton type="button" variant="outlined" onClick={() => setSentTo(undefined)} sx={{ mt: 3 }}>
          {t('resend.other')}
        </ActionButton>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={t('resend.title')} intro={t('resend.intro')}>
      <EmailForm label={t('resend.email')} submitLabel={t('resend.submit')} known={known} onSubmit={handleSubmit} />
    </PlainPage>
  )
}

export function ResendConfirmationRoute({ params }: PageProps<EventState>) {
  return <ResendConfirmationPage publicId={params.publicId ?? ''} />
}
