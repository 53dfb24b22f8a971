import { mdiClockOutline, mdiPartyPopper } from '@mdi/js'
import type { ConfirmationState } from '@running-dinner/contract/guests'
import type { ConfirmedRegistration } from '@running-dinner/contract/people'
import { confirmationPhrases } from '@running-dinner/domain/people'
import { keptAttribute } from '@running-dinner/public-pages'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { addPortalToken } from '../../features/guests/portal/portal-tokens.ts'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import * as styles from './confirmation-page.css.ts'
import { Outcome } from './outcome.tsx'
import { rememberConfirmation } from './own-registration-storage.ts'

interface ActivationFailedProps {
  publicId: string
  failure: ConfirmationFailure
  isBusy: boolean
  onRetry: () => void
}

/** Why the link did not work, and the way on. */
function ConfirmationFailed({ publicId, failure, isBusy, onRetry }: ActivationFailedProps) {
  const { t } = useTranslation('registration')
  return (
    <Page title={t(`activate.${failure}Title`)}>
      <Notice severity={failure === 'demo' ? 'info' : 'error'}>{t(`activate.${failure}`)}</Notice>
      <div className={styles.row}>
        {(failure === 'offline' || failure === 'failed') && (
          <Button type="button" disabled={isBusy} onClick={onRetry}>
            {t(isBusy ? 'activate.busy' : 'activate.retry')}
          </Button>
        )}
        {(failure === 'invalid' || failure === 'expired') && (
          <LinkButton to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('activate.resend')}
          </LinkButton>
        )}
        {failure === 'expired' && (
          <LinkButton to={paths.registration(publicId)} variant="contained">
            {t('activate.again')}
          </LinkButton>
        )}
        <LinkButton to={paths.event(publicId)} variant="outlined">
          {t('toEvent')}
        </LinkButton>
      </div>
    </Page>
  )
}

type ConfirmationFailure = 'invalid' | 'cancelled' | 'expired' | 'demo' | 'offline' | 'failed'

export function confirmationFailure(error: unknown): ConfirmationFailure {
  const { status, isUnanswered, issues } = toApiError(error)
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (says('registration_link_expired')) return 'expired'
  if (says('participant_activation_invalid_demo_dinner')) return 'demo'
  if (says('event_cancelled')) return 'cancelled'
  if (isUnanswered) return 'offline'
  return status === 404 ? 'invalid' : 'failed'
}

interface ConfirmationPageProps {
  publicId: string
  token: string
  /** Absent where the event is not there any more. */
  eventTitle?: string
}

/** Opening the link changes nothing, a click does: mail scanners open links too. */
export function ConfirmationPage({ publicId, token, eventTitle }: ConfirmationPageProps) {
  const { t } = useTranslation('registration')
  const [isBusy, setBusy] = useState(false)
  const [confirmation, setConfirmation] = useState<ConfirmedRegistration>()
  const [failure, setFailure] = useState<ConfirmationFailure>()
  const handleConfirm = async () => {
    setBusy(true)
    try {
      const confirmation = await call(publicRoutes.activate, { params: { publicId, token } })
      addPortalToken(confirmation.portalToken)
      rememberConfirmation(publicId)
      setConfirmation(confirmation)
      // The secret is used up; it must not remain in the address bar or the history.
      window.history.replaceState(window.history.state, '', paths.event(publicId))
    } catch (error) {
      setFailure(confirmationFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void handleConfirm()
  }
  if (confirmation) return <ConfirmationDone activation={confirmation} />
  if (failure) {
    const handleRetry = () => void handleConfirm()
    return <ConfirmationFailed publicId={publicId} failure={failure} isBusy={isBusy} onRetry={handleRetry} />
  }
  return (
    <Page
      title={t('activate.title')}
      intro={eventTitle === undefined ? t('activate.intro') : t('activate.introTo', { title: eventTitle })}
    >
      {/* Without scripts, as in the bare views of mail programs, the server answers the form. */}
      <form method="post" onSubmit={handleSubmit} {...{ [keptAttribute]: '' }} className={styles.form}>
        <Button type="submit" size="large" disabled={isBusy}>
          {t(isBusy ? 'activate.busy' : 'activate.confirm')}
        </Button>
      </form>
    </Page>
  )
}

export function ActivateRoute({ data: event, params }: PageProps<ConfirmationState>) {
  if (event.state === 'CANCELLED' || (event.state === 'UNKNOWN' && !event.takesConfirmations))
    return <EventGone state={event.state} />
  const title = event.state === 'FOUND' ? event.dinner.publicSettings.title : undefined
  return (
    <ConfirmationPage
      publicId={params.publicId ?? ''}
      token={params.token ?? ''}
      {...(title === undefined ? {} : { eventTitle: title })}
    />
  )
}

function ConfirmationDone({ activation: confirmation }: { activation: ConfirmedRegistration }) {
  const { t } = useTranslation('registration')
  const { activatedParticipant, activatedTeamPartnerRegistration: partner, mutualWish } = confirmation
  const { waitingList } = confirmation
  const phrases = confirmationPhrases({ waitingList, together: Boolean(partner ?? mutualWish) })
  const partnerName = partner && `${partner.firstnamePart} ${partner.lastname}`
  return (
    <Page title={t(`activate.${phrases.title}`, { name: activatedParticipant.firstnamePart })}>
      <div role="status">
        <Outcome icon={waitingList ? mdiClockOutline : mdiPartyPopper}>
          {t(confirmation.alreadyActivated ? 'activate.already' : 'activate.doneText')}
          {partnerName && ` ${t('activate.donePair', { name: partnerName })}`}
          {mutualWish &&
            ` ${t(`activate.${phrases.wish}`, { name: `${mutualWish.firstnamePart} ${mutualWish.lastname}` })}`}
        </Outcome>
      </div>
      {waitingList ? (
        <Notice severity="warning" className={styles.confirmationDoneNotice}>
          {t(`activate.${phrases.next}`)}
        </Notice>
      ) : (
        <p className={styles.confirmationDoneNotice}>{t(`activate.${phrases.next}`)}</p>
      )}
      <div className={styles.confirmationDoneRow}>
        {confirmation.selfServicePath !== '' && (
          <LinkButton to={confirmation.selfServicePath} variant="contained">
            {t('activate.own')}
          </LinkButton>
        )}
        <LinkButton to={paths.myEvents()} variant="outlined">
          {t('activate.myEvents')}
        </LinkButton>
      </div>
      <p className={styles.confirmationDoneText}>{t('activate.myEventsHelp')}</p>
    </Page>
  )
}
