import {
  mdiCalendarBlankOutline,
  mdiCalendarClockOutline,
  mdiCalendarPlusOutline,
  mdiMapMarkerOutline,
  mdiShareVariantOutline,
  mdiTagOutline,
} from '@mdi/js'
import type { EventState } from '@running-dinner/contract/guests'
import type { PublicDinner } from '@running-dinner/contract/people'
import { eventCover } from '@running-dinner/domain/guests'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { formatPrice } from '../../features/guests/portal/format-price.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { AnchorButton, Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { LinkedText } from '../../kit/linked-text.tsx'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { onlyWithScripts } from '../../kit/scripts.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { formatDay, formatTime } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { EveningPlan, EventNeeds } from './evening-plan.tsx'
import { EventHead } from './event-head.tsx'
import { AlreadyRegistered, EventNotices, RegisterAction } from './event-notices.tsx'
import * as styles from './event-page.css.ts'

export function EventPage({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? <Event dinner={event.dinner} /> : <EventGone state={event.state} />
}

function Event({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicSettings, area, city } = dinner
  return (
    <div data-event-language={dinner.languageCode} className={styles.event}>
      <EventHead dinner={dinner} />
      <div className={styles.eventGrid}>
        <div className={styles.cover}>
          <EventCover dinner={dinner} />
        </div>
        <div className={styles.content}>
          <EventNotices dinner={dinner} />
          <h1 className={styles.eventTitle}>{publicSettings.title}</h1>
          <EventHost dinner={dinner} />
          <EventFacts dinner={dinner} />
          <RegisterAction dinner={dinner} />
          <AlreadyRegistered />
          <ShareEvent dinner={dinner} />
          <Part title={t('page.about')}>
            <LinkedText text={publicSettings.description} />
          </Part>
          <Part title={t('page.evening')}>
            <EveningPlan dinner={dinner} />
          </Part>
          <Part title={t('page.need')}>
            <EventNeeds dinner={dinner} />
          </Part>
        </div>
        <aside className={styles.aside}>
          {area && (
            <Aside title={t('page.area')}>
              <AreaMap city={city} publicId={publicSettings.publicDinnerId} />
              <p className={styles.eventText}>{t('page.areaText', { city })}</p>
            </Aside>
          )}
          <Aside title={t('page.contact')}>
            <EventContact dinner={dinner} />
          </Aside>
          <p className={styles.privacy}>{t('page.privacy')}</p>
        </aside>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.asideTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The picture of this event, six tiles wide and four high. Decoration: what it is made of is written beside it. */
function EventCover({ dinner }: { dinner: PublicDinner }) {
  const { publicSettings, date, city } = dinner
  const cover = eventCover({ title: publicSettings.title, date, city }, 6, 4)
  const { width, height, ground, layers, stops, route, routeColour } = cover
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={styles.coverPicture}
    >
      <rect width={width} height={height} fill={ground} />
      {layers.map(({ colour, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one colour may be below and above others
        <path key={index} d={path} fill={colour} />
      ))}
      <path d={route} fill="none" stroke={ground} strokeWidth="26" />
      <path d={route} fill="none" stroke={routeColour} strokeWidth="7" strokeLinecap="round" strokeDasharray="0.1 17" />
      {stops.map(({ course, x, y }) => (
        <circle key={course} cx={x} cy={y} r="50" fill={ground} />
      ))}
      {stops.map(({ course, path, transform, colour }) => (
        <path key={course} d={path} transform={transform} fill={colour} />
      ))}
    </svg>
  )
}

/** Who invites, and how many come. */
function EventHost({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName } = dinner.publicSettings
  return (
    <div className={styles.host}>
      <div aria-hidden="true" className={styles.hostInitials}>
        {initialsOf(publicContactName)}
      </div>
      <div className={styles.hostName}>{t('page.host', { name: publicContactName })}</div>
      {dinner.headCount !== null && (
        <div className={styles.headCount}>{t('page.heads', { people: dinner.headCount })}</div>
      )}
    </div>
  )
}

/** Date, place, end of registration and price. */
function EventFacts({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { paymentOptions, meals, publicSettings } = dinner
  const price = paymentOptions?.pricePerRegistration
  return (
    <dl className={styles.facts}>
      <Fact icon={mdiCalendarBlankOutline} label={t('page.date')}>
        {formatDay(dinner.date, language)}
        {meals[0] && <Small>{t('page.at', { time: formatTime(meals[0].time) })}</Small>}
      </Fact>
      <Fact icon={mdiMapMarkerOutline} label={t('page.place')}>
        {`${dinner.zip} ${dinner.city}`}
      </Fact>
      {/* Afterwards the notice above says it. */}
      {!dinner.registrationDateExpired && (
        <Fact icon={mdiCalendarClockOutline} label={t('page.deadline')}>
          {formatDay(publicSettings.endOfRegistrationDate, language)}
        </Fact>
      )}
      <Fact icon={mdiTagOutline} label={t('page.price')}>
        {price === undefined ? t('page.free') : t('page.pricePerPerson', { price: formatPrice(price, 1, language) })}
        {price !== undefined && !dinner.teamPartnerWishDisabled && (
          <Small>{t('page.pricePair', { price: formatPrice(price, 2, language) })}</Small>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factTerm}>
        <Icon path={icon} className={styles.factIcon} />
        {label}
      </dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <div className={styles.small}>{children}</div>
}

/** Take the event along: to friends (`shareEvent`), and into one's own calendar. */
function ShareEvent({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl, publicDinnerId } = dinner.publicSettings
  return (
    <div
      data-share={publicDinnerUrl}
      data-title={title}
      data-copied={t('page.copied')}
      data-not-copied={t('page.notCopied', { url: publicDinnerUrl })}
      className={styles.share}
    >
      <div className={styles.shareActions}>
        <Button type="button" variant="outlined" className={classes(styles.shareAction, onlyWithScripts)}>
          <Icon path={mdiShareVariantOutline} small />
          {t('page.share')}
        </Button>
        {/* A link to a file: it works without scripts. */}
        <AnchorButton
          href={`/api/rest/frontend/v1/runningdinner/${encodeURIComponent(publicDinnerId)}/calendar.ics`}
          variant="outlined"
          className={styles.shareAction}
        >
          <Icon path={mdiCalendarPlusOutline} small />
          {t('page.toCalendar')}
        </AnchorButton>
      </div>
      <div role="status" className={styles.outcome} />
    </div>
  )
}

/** A still map of the city from this server; without map tiles only its background is visible. */
function AreaMap({ city, publicId }: { city: string; publicId: string }) {
  const { t } = useTranslation('events')
  return (
    <figure className={styles.mapFigure}>
      <div className={styles.map}>
        <img
          src={`/running-dinner-events/${encodeURIComponent(publicId)}/area.webp`}
          alt={t('page.areaMap', { city })}
          width={720}
          height={480}
          loading="lazy"
          decoding="async"
          className={styles.mapImage}
        />
        <div className={styles.mapCircle} />
      </div>
      <figcaption className={styles.mapCaption}>{t('page.attribution')}</figcaption>
    </figure>
  )
}

/** The organiser's contact; for a paid event also the payee and the terms. */
function EventContact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName, publicContactEmail, publicContactMobileNumber, callLinks } = dinner.publicSettings
  const { paymentOptions } = dinner
  return (
    <div className={styles.contact}>
      <p className={textStyle.body}>{t('page.contactText', { name: publicContactName })}</p>
      <Contact href={`mailto:${publicContactEmail}`} label={publicContactEmail} />
      {publicContactMobileNumber !== '' && (
        <div className={styles.phone}>
          <PhoneNumber typed={publicContactMobileNumber} links={callLinks} />
        </div>
      )}
      {paymentOptions && (
        <div className={styles.seller}>
          <p className={styles.contactText}>{t('page.seller')}</p>
          <p className={textStyle.body}>{paymentOptions.organiserName}</p>
          <p className={styles.contactText}>{t('page.sellerAddress')}</p>
          {paymentOptions.agbLink !== '' && (
            <a className={anchor.plain} href={paymentOptions.agbLink} rel="noreferrer noopener nofollow">
              {t('page.terms')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

function Contact({ href, label }: { href: string; label: string }) {
  return (
    <div>
      <a href={href} className={styles.contactLink}>
        {label}
      </a>
    </div>
  )
}

/** `Olga Maria Organ` -> `OO`, `Mira` -> `M`; letters only, at most two. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s,;/&+]+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  return [...new Set([0, letters.length - 1])].map((at) => letters[at]?.toLocaleUpperCase() ?? '').join('')
}
