import { mdiNavigationVariant, mdiPhone } from '@mdi/js'
import type { EveningStopReply } from '@running-dinner/contract/evening'
import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { lastTableReport, lastVisitReport } from '../../features/guests/self-service/own-evening.ts'
import { addressLine, deviceOf, navigationLink } from '../../features/plan/dinner-routes/navigation-link.ts'
import { AnchorButton } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { CourseShape } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { darkPalette } from '../../kit/palette.ts'
import { formatTime } from '../../lib/dates.ts'
import { GuestActions } from './evening/guest-actions.tsx'
import { useEvening } from './evening/use-evening.tsx'
import * as styles from './next-stop.css.ts'
import { useHostPhrase } from './use-host-phrase.ts'

interface NextStopProps {
  next: { stop: EveningStop; begun: boolean }
  team: SelfTeamReply | undefined
  /** What the evening's own call knows of this stop. */
  live: EveningStopReply | undefined
}

/** Large enough to read while walking: when, what, where, and the two things one does with it. */
export function NextStop({ next: { stop, begun }, team, live }: NextStopProps) {
  const { t } = useTranslation('self')
  const hostPhrase = useHostPhrase()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes('no-print', styles.card)}>
      <h2 id={titleId} className={styles.title}>
        {t(begun ? 'evening.now' : 'evening.next')}
      </h2>
      <div className={styles.time}>{formatTime(stop.time)}</div>
      <div className={styles.where}>
        {stop.course && <CourseShape course={stop.course} colour={darkPalette.course[stop.course]} />}
        <span>
          {stop.name} {hostPhrase(stop, team)}
        </span>
      </div>
      {!begun && live && <LeaveBy stop={live} />}
      {stop.place && <div className={styles.address}>{addressLine(stop.place)}</div>}
      {live?.place && <Door place={live.place} />}
      {stop.place && stop.place.remarks !== '' && <div className={styles.remarks}>{stop.place.remarks}</div>}
      <Actions stop={stop} isMyHome={stop.kind === 'own' && team?.hostTeamMember?.isMe === true} />
      {live && <GuestActions stop={live} />}
    </section>
  )
}

/**
 * `Los um 20:34 · 26 min zu Fuß`, then `Jetzt los`, and nothing once the team is there; where a home is known only by its town, that
 * the way is unknown.
 */
function LeaveBy({ stop: { kind, mealId, leaveBy, wayMinutes } }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { evening, teamId, now } = useEvening()
  const reader = { teamId, reports: evening.reports }
  const visit = lastVisitReport(reader, mealId)?.kind
  const isThere =
    kind === 'own' ? lastTableReport(reader, mealId) !== undefined : visit === 'ARRIVED' || visit === 'NOBODY_OPENS'
  if (isThere || (kind === 'own' && wayMinutes === null)) return null
  if (leaveBy === null || wayMinutes === null) return <div className={styles.remarks}>{t('wayUnknown')}</div>
  return (
    <div className={styles.leaveBy}>
      {now < Date.parse(leaveBy) ? t('leaveBy', { time: formatTime(leaveBy.slice(0, 16)) }) : t('leaveNow')}
      <span className={styles.way}>
        {' · '}
        {t(`way.${evening.travelMode}`, { minutes: wayMinutes })}
      </span>
    </div>
  )
}

/** Which bell to ring, and on which floor. */
function Door({ place: { bell, floor } }: { place: NonNullable<EveningStopReply['place']> }) {
  const { t } = useTranslation('evening')
  const texts = [bell !== '' && t('door.bell', { text: bell }), floor !== '' && t('door.floor', { text: floor })]
  const line = texts.filter((text) => text !== false).join(', ')
  return line === '' ? null : <div className={styles.door}>{line}</div>
}

/** None for the own home: a guest needs neither the way there nor the own number. */
function Actions({ stop, isMyHome }: { stop: EveningStop; isMyHome: boolean }) {
  const { t } = useTranslation('self')
  if (isMyHome) return null
  return (
    <div className={styles.actions}>
      {stop.place && (
        <AnchorButton
          href={navigationLink(stop.place, deviceOf(navigator.userAgent))}
          rel="noreferrer"
          size="large"
          className={styles.bright}
        >
          <Icon path={mdiNavigationVariant} small />
          {t('evening.navigate')}
        </AnchorButton>
      )}
      {stop.contacts.filter(canBeCalled).map((contact) => (
        <AnchorButton
          key={contact.mobileNumber}
          href={contact.callLinks?.[0]?.url}
          size="large"
          className={styles.outlined}
        >
          <Icon path={mdiPhone} small />
          {t('evening.call', { name: contact.name })}
        </AnchorButton>
      ))}
    </div>
  )
}

const canBeCalled = ({ callLinks }: EveningStop['contacts'][number]) => (callLinks?.length ?? 0) > 0
