import { mdiCheck, mdiPartyPopper } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseShape, courseAt } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { color } from '../../kit/tokens.css.ts'
import { formatTime } from '../../lib/dates.ts'
import * as styles from './evening-plan.css.ts'

/** The evening as a line of stops: each course, then the after party. */
export function EveningPlan({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { meals, afterPartyLocation } = dinner
  const isShort = meals.length === 2
  // At each course a team meets as many new people as there are guests at the table.
  const people = meals.length * (meals.length - 1) * 2
  return (
    <>
      <p className={styles.text}>{t('page.eveningIntro')}</p>
      <ol className={styles.list}>
        {meals.map((meal, index) => (
          <Stop
            key={meal.id}
            mark={<CourseShape course={courseAt(index)} colour={color[courseAt(index)]} />}
            time={t('page.at', { time: formatTime(meal.time) })}
            title={meal.label}
            isLast={index === meals.length - 1 && !afterPartyLocation}
          >
            {t(isShort ? 'page.courseTwo' : 'page.course')}
          </Stop>
        ))}
        {afterPartyLocation && (
          <Stop
            mark={<Icon path={mdiPartyPopper} className={styles.icon} />}
            time={t('page.at', { time: formatTime(afterPartyLocation.time) })}
            title={t('page.afterPartyAt', { title: afterPartyLocation.title })}
            isLast
          >
            {[afterPartyLocation.addressName, afterPartyLocation.cityName].filter(Boolean).join(', ')}
          </Stop>
        )}
      </ol>
      <p className={styles.eveningPlanText}>{t('page.meet', { people })}</p>
    </>
  )
}

interface StopProps {
  mark: ReactNode
  time: string
  title: string
  isLast: boolean
  children: ReactNode
}

function Stop({ mark, time, title, isLast, children }: StopProps) {
  return (
    <li className={styles.stop}>
      <div className={styles.stopColumn}>
        <div className={styles.stopRow}>{mark}</div>
        {!isLast && <div className={styles.line} />}
      </div>
      <div className={isLast ? styles.stopContentLast : styles.stopContent}>
        <div className={styles.stopTitle}>
          {title} <span className={styles.stopTime}>{time}</span>
        </div>
        <p className={styles.stopText}>{children}</p>
      </div>
    </li>
  )
}

/** What a guest needs to fill in the form. */
export function EventNeeds({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const needs = [
    t('page.needKitchen', { seats: dinner.numSeatsNeededForHost }),
    ...(dinner.zipRestrictions === '' ? [] : [t('page.zipText', { zips: dinner.zipRestrictions })]),
    t(dinner.teamPartnerWishDisabled ? 'page.needAlone' : 'page.needPartner'),
    t('page.needMail'),
  ]
  return (
    <ul className={styles.eventNeeds}>
      {needs.map((need) => (
        <li key={need} className={styles.eventNeedsItem}>
          <Icon path={mdiCheck} className={styles.eventNeedsIcon} />
          <span className={styles.need}>{need}</span>
        </li>
      ))}
    </ul>
  )
}
