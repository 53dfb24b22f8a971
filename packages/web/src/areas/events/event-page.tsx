import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { LinkedText } from '../../kit/linked-text.tsx'
import type { PageProps } from '../../lib/public-page.ts'
import { AreaMap } from './area-map.tsx'
import { EveningPlan, EventNeeds } from './evening-plan.tsx'
import { EventContact } from './event-contact.tsx'
import { EventCover } from './event-cover.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventHost } from './event-host.tsx'
import { AlreadyRegistered, EventNotices, RegisterAction } from './event-notices.tsx'
import * as styles from './event-page.css.ts'
import { ShareEvent } from './share-event.tsx'

export function EventPage({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? <Event dinner={event.dinner} /> : <EventGone state={event.state} />
}

function Event({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicSettings, area, city } = dinner
  return (
    <div className={styles.event}>
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
