import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../kit/anchor.css.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './event-notices.css.ts'

/** Reasons why no registration is possible, and what guests should know before they register. */
export function EventNotices({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicDinnerId, endOfRegistrationDate, registrationDeactivated } = dinner.publicSettings
  const date = formatDate(endOfRegistrationDate)
  const storedMark = `registration_${publicDinnerId}`
  const isWithTeams = dinner.waitingReason === 'TEAMS'
  // Guests do not pay for a place on the waiting list, so a paid event without places takes no registration.
  const isFull = !dinner.registrationDateExpired && dinner.waitingList && dinner.paymentOptions !== null
  return (
    <>
      <div className={styles.grid}>
        {dinner.runningDinnerType === 'DEMO' && <Notice severity="warning">{t('notice.demo')}</Notice>}
        {dinner.registrationDateExpired && <Notice severity="warning">{t('notice.deadline', { date })}</Notice>}
        {!dinner.registrationDateExpired && registrationDeactivated && !isFull && (
          <Notice severity="warning">{t('notice.deactivated')}</Notice>
        )}
        {dinner.registrationOpen && dinner.waitingList && (
          <Notice severity="warning">{t(isWithTeams ? 'notice.waitingTeams' : 'notice.waitingList')}</Notice>
        )}
        {isFull && <Notice severity="warning">{t(isWithTeams ? 'notice.fullTeams' : 'notice.full')}</Notice>}
      </div>
      {/* The document shows one of them to a browser that remembers a registration (`public-pages/stored-parts`). */}
      <div hidden className={styles.ownRegistration} data-stored={storedMark} data-value="true">
        <Notice severity="info">
          <span data-text={t('notice.registered')} />
        </Notice>
      </div>
      <div hidden className={styles.ownRegistration} data-stored={storedMark} data-value="confirmed">
        <Notice severity="info">
          <span data-text={`${t('notice.confirmed')} `} />
          <a className={anchor.inherit} href={paths.myEvents()}>
            <span data-text={t('notice.toMyEvents')} />
          </a>
          <span data-text="." />
        </Notice>
      </div>
    </>
  )
}

/** Link to the form; on a phone it stays at the lower edge of the screen. */
export function RegisterAction({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  if (!dinner.registrationOpen) return null
  return (
    <div className={styles.registerAction}>
      <LinkButton
        to={paths.registration(dinner.publicSettings.publicDinnerId)}
        variant="contained"
        size="large"
        className={styles.registerActionAction}
      >
        {t(dinner.waitingList ? 'page.registerWaiting' : 'page.register')}
      </LinkButton>
    </div>
  )
}

/** One line for guests who are in already: their link, by mail. */
export function AlreadyRegistered() {
  const { t } = useTranslation('events')
  return (
    <p className={styles.alreadyRegistered}>
      {t('page.already')}{' '}
      <a href={paths.myEvents()} className={styles.alreadyRegisteredLink}>
        {t('page.recover')}
      </a>
    </p>
  )
}
