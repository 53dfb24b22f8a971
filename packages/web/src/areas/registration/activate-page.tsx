import Box from '@mui/material/Box'
import type { Activation } from '@running-dinner/contract/registration.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPortalToken } from '../../features/portal/portal-tokens.ts'
import { publicRoutes } from '../../features/registration/public-routes.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { ActivationDone } from './activation-done.tsx'
import { ActivationFailed } from './activation-failed.tsx'
import { type ActivationFailure, activationFailure } from './activation-failure.ts'
import { rememberConfirmation } from './own-registration-storage.ts'

interface ActivatePageProps {
  publicId: string
  token: string
  /** Absent where the event is not there any more. */
  eventTitle?: string
}

/** Opening the link changes nothing, a click does: mail scanners open links too. */
export function ActivatePage({ publicId, token, eventTitle }: ActivatePageProps) {
  const { t } = useTranslation('registration')
  const [isBusy, setBusy] = useState(false)
  const [activation, setActivation] = useState<Activation>()
  const [failure, setFailure] = useState<ActivationFailure>()
  const handleConfirm = async () => {
    setBusy(true)
    try {
      const answer = await call(publicRoutes.activate, { params: { publicId, token } })
      addPortalToken(answer.portalToken)
      rememberConfirmation(publicId)
      setActivation(answer)
      // The secret is used up; it must not remain in the address bar or the history.
      window.history.replaceState(window.history.state, '', paths.event(publicId))
    } catch (error) {
      setFailure(activationFailure(error))
    } finally {
      setBusy(false)
    }
  }
  if (activation) return <ActivationDone activation={activation} />
  if (failure) {
    const handleRetry = () => void handleConfirm()
    return <ActivationFailed publicId={publicId} failure={failure} isBusy={isBusy} onRetry={handleRetry} />
  }
  return (
    <PlainPage
      title={t('activate.title')}
      intro={eventTitle === undefined ? t('activate.intro') : t('activate.introTo', { title: eventTitle })}
    >
      <noscript>{t('activate.withoutScripts')}</noscript>
      <Box sx={{ mt: 1 }}>
        <ActionButton type="button" size="large" disabled={isBusy} onClick={() => void handleConfirm()}>
          {t(isBusy ? 'activate.busy' : 'activate.confirm')}
        </ActionButton>
      </Box>
    </PlainPage>
  )
}
