import { mdiClockOutline, mdiPartyPopper } from '@mdi/js'
import Box from '@mui/material/Box'
import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { Activation } from '@running-dinner/contract/registration.ts'
import { confirmationPhrases } from '@running-dinner/domain/registration/confirmation-phrases.ts'
import { keptAttribute } from '@running-dinner/public-pages'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/portal/event-gone.tsx'
import { addPortalToken } from '../../features/portal/portal-tokens.ts'
import { publicRoutes } from '../../features/registration/registration.api.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { ActivationFailed, type ActivationFailure, activationFailure } from './activation-failed.tsx'
import { Outcome } from './outcome.tsx'
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
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void handleConfirm()
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
      {/* Without scripts, as in the bare views of mail programs, the server answers the form. */}
      <Box component="form" method="post" onSubmit={handleSubmit} {...{ [keptAttribute]: '' }} sx={{ mt: 1 }}>
        <ActionButton type="submit" size="large" disabled={isBusy}>
          {t(isBusy ? 'activate.busy' : 'activate.confirm')}
        </ActionButton>
      </Box>
    </PlainPage>
  )
}

export function ActivateRoute({ data: event, params }: PageProps<EventState>) {
  if (event.state === 'CANCELLED') return <EventGone state={event.state} />
  const title = event.state === 'FOUND' ? event.dinner.publicSettings.title : undefined
  return (
    <ActivatePage
      publicId={params.publicId ?? ''}
      token={params.token ?? ''}
      {...(title === undefined ? {} : { eventTitle: title })}
    />
  )
}

function ActivationDone({ activation }: { activation: Activation }) {
  const { t } = useTranslation('registration')
  const { activatedParticipant, activatedTeamPartnerRegistration: partner, mutualWish } = activation
  const { waitingList } = activation
  const phrases = confirmationPhrases({ waitingList, together: Boolean(partner ?? mutualWish) })
  const partnerName = partner && `${partner.firstnamePart} ${partner.lastname}`
  return (
    <PlainPage title={t(`activate.${phrases.title}`, { name: activatedParticipant.firstnamePart })}>
      <Box role="status">
        <Outcome icon={waitingList ? mdiClockOutline : mdiPartyPopper}>
          {t(activation.alreadyActivated ? 'activate.already' : 'activate.doneText')}
          {partnerName && ` ${t('activate.donePair', { name: partnerName })}`}
          {mutualWish &&
            ` ${t(`activate.${phrases.wish}`, { name: `${mutualWish.firstnamePart} ${mutualWish.lastname}` })}`}
        </Outcome>
      </Box>
      {waitingList ? (
        <PlainNotice severity="warning" sx={{ mt: 3 }}>
          {t(`activate.${phrases.next}`)}
        </PlainNotice>
      ) : (
        <Box component="p" sx={{ mt: 3 }}>
          {t(`activate.${phrases.next}`)}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {activation.selfServicePath !== '' && (
          <ActionLink to={activation.selfServicePath} variant="contained">
            {t('activate.own')}
          </ActionLink>
        )}
        <ActionLink to={paths.myEvents()} variant="outlined">
          {t('activate.myEvents')}
        </ActionLink>
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('activate.myEventsHelp')}
      </Box>
    </PlainPage>
  )
}
