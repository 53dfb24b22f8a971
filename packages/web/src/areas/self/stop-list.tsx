import { mdiNavigationVariantOutline, mdiPhoneOutline } from '@mdi/js'
import type { OwnEveningReply } from '@running-dinner/contract/evening'
import type { SelfTeamReply } from '@running-dinner/contract/guests'
import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { areContactsGone, type EveningStop, isSameStop } from '../../features/guests/self-service/evening.ts'
import { formatDistance } from '../../features/plan/dinner-routes/format-figures.ts'
import { metresToStops } from '../../features/plan/dinner-routes/metres-to-stops.ts'
import { addressLine, deviceOf, navigationLink } from '../../features/plan/dinner-routes/navigation-link.ts'
import { TableDiets } from '../../features/plan/teams/diet-badges.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { Chip } from '../../kit/chip.tsx'
import { CourseMark } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { formatTime } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import * as styles from './stop-list.css.ts'
import { useHostPhrase } from './use-host-phrase.ts'

/** Where to go, as a link to the phone's navigation, and the remarks on how to find it. */
function StopAddress({ place }: { place: NonNullable<EveningStop['place']> }) {
  const { t } = useTranslation(['self', 'evening'])
  const door = [
    place.bellName !== '' && t('evening:door.bell', { text: place.bellName }),
    place.floor !== '' && t('evening:door.floor', { text: place.floor }),
  ].filter((text) => text !== false)
  return (
    <div>
      <IconLine icon={mdiNavigationVariantOutline}>
        <a href={navigationLink(place, deviceOf(navigator.userAgent))} rel="noreferrer" className={anchor.plain}>
          {addressLine(place)}
        </a>
      </IconLine>
      {door.length > 0 && <div className={styles.door}>{door.join(', ')}</div>}
      {place.remarks !== '' && (
        <div className={styles.remarks}>
          <span className={styles.muted}>{t('evening.remarks')}: </span>
          {place.remarks}
        </div>
      )}
    </div>
  )
}

function StopPhones({ contacts }: Pick<EveningStop, 'contacts'>) {
  const { t } = useTranslation('self')
  if (contacts.length === 0)
    return (
      <IconLine icon={mdiPhoneOutline}>
        <span className={styles.muted}>{t('evening.noPhone')}</span>
      </IconLine>
    )
  return contacts.map((contact) => (
    <IconLine key={`${contact.name} ${contact.mobileNumber}`} icon={mdiPhoneOutline}>
      <PhoneNumber typed={contact.mobileNumber} links={contact.callLinks} /> {contact.name}
    </IconLine>
  ))
}

function IconLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon path={icon} small className={styles.icon} />
      <div className={styles.stopContactsText}>{children}</div>
    </div>
  )
}

interface StopListProps {
  stops: readonly EveningStop[]
  /** With the time of each way; straight lines in its place while there is none. */
  evening: OwnEveningReply | undefined
  /** How the guests at the own table eat; absent where another card tells it. */
  diets: DinnerRouteReply['dietsOfGuestTeams'] | undefined
  team: SelfTeamReply | undefined
}

/** Every stop in order, also the part that is printed. */
export function StopList({ stops, evening, diets, team }: StopListProps) {
  const isOver = areContactsGone(stops)
  const metres = metresToStops(stops.map((stop) => stop.place?.geocodingResult))
  return (
    <ol className={styles.list}>
      {stops.map((stop, index) => (
        <StopCard
          key={stop.key}
          {...{ stop, team, diets, isOver }}
          metres={metres[index]}
          way={evening && wayTo(stop, evening)}
          isFirst={index === 0}
        />
      ))}
    </ol>
  )
}

interface StopCardProps extends Pick<StopListProps, 'diets' | 'team'> {
  stop: EveningStop
  metres: number | undefined
  way: Way | undefined
  isFirst: boolean
  /** Numbers and diets of others are not shown any more. */
  isOver: boolean
}

function StopCard({ stop, team, metres, way, isFirst, diets, isOver }: StopCardProps) {
  const { t } = useTranslation(['self', 'evening'])
  const language = useLanguage()
  const hostPhrase = useHostPhrase()
  return (
    <li className={styles.stop}>
      <div className={styles.head}>
        <span className={styles.time}>{formatTime(stop.time)}</span>
        {stop.course ? <CourseMark course={stop.course} label={stop.name} /> : <strong>{stop.name}</strong>}
        {stop.cancelled && <Chip tone="error" label={t('evening.cancelled')} className={styles.cancelled} />}
      </div>
      {stop.cancelled ? (
        <p className={styles.text}>{t('evening.cancelledText')}</p>
      ) : (
        <>
          <p className={styles.host}>{hostPhrase(stop, team)}</p>
          {stop.place && <StopAddress place={stop.place} />}
          {stop.kind === 'guest' && !isOver && <StopPhones contacts={stop.contacts} />}
          {(way ?? metres) !== undefined && (
            <p className={styles.way}>
              {way
                ? t(isFirst ? 'evening:wayFromHome' : 'evening:wayFromBefore', {
                    way: t(`evening:way.${way.mode}`, { minutes: way.minutes }),
                  })
                : t('evening.walk', { distance: formatDistance(metres ?? 0, language) })}
            </p>
          )}
          {stop.kind === 'own' && !isOver && diets && <GuestDiets diets={diets} />}
        </>
      )}
    </li>
  )
}

interface Way {
  mode: OwnEveningReply['travelMode']
  minutes: number
}

function wayTo(stop: EveningStop, { stops, travelMode }: OwnEveningReply): Way | undefined {
  const minutes = stops.find((each) => isSameStop(stop, each))?.wayMinutes
  return typeof minutes === 'number' ? { mode: travelMode, minutes } : undefined
}

function GuestDiets({ diets }: { diets: DinnerRouteReply['dietsOfGuestTeams'] }) {
  const { t } = useTranslation('self')
  return (
    <div className={styles.diets}>
      <h3 className={styles.dietsTitle}>{t('evening.guests')}</h3>
      <TableDiets counts={diets} none={t('evening.noDiets')} />
    </div>
  )
}
