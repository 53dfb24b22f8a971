import { mdiArrowLeft } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/people'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../kit/card.tsx'
import { CourseMark, courseAt } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { onlyWithScripts } from '../../kit/scripts.css.ts'
import { hidden, textStyle } from '../../kit/text.css.ts'
import { formatDate, formatDay, formatTime } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { euro } from './price-summary.tsx'
import { nameOfStep, type RegistrationStep } from './registration-steps.ts'
import * as styles from './step-frame.css.ts'
import { queryOfStep } from './use-step.ts'

interface StepProgressProps {
  dinner: PublicDinner
  step: RegistrationStep
  steps: readonly RegistrationStep[]
}

/** A bar per step; finished ones are links. The names appear below where there is room. */
function StepProgress({ dinner, step, steps }: StepProgressProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const current = steps.indexOf(step)
  return (
    <nav aria-label={t('progressLabel')} className={useIsStatic() ? onlyWithScripts : undefined}>
      <div className={styles.progress}>{t('progress', { current: current + 1, total: steps.length })}</div>
      <ol className={styles.list}>
        {steps.map((step, position) => (
          <li
            key={step}
            aria-current={position === current ? 'step' : undefined}
            className={position === current ? styles.itemCurrent : styles.item}
          >
            <Bar filled={position <= current} />
            {position < current ? (
              <Link to={{ search: `?${queryOfStep(query, step)}` }} className={styles.link}>
                <StepName name={t(`steps.${nameOfStep(step, dinner)}`)} />
                <span className={hidden}>{t('stepDone', { step: t(`steps.${nameOfStep(step, dinner)}`) })}</span>
              </Link>
            ) : (
              <span className={position === current ? styles.stepCurrent : styles.progressStep}>
                <span className={styles.stepName}>{t(`steps.${nameOfStep(step, dinner)}`)}</span>
                <span className={styles.stepNameOnPhone}>{t(`steps.${nameOfStep(step, dinner)}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepName({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles.stepName}>
      {name}
    </span>
  )
}

function Bar({ filled }: { filled: boolean }) {
  return <div aria-hidden className={filled ? styles.barFilled : styles.bar} />
}

interface StepFrameProps {
  dinner: PublicDinner
  step: RegistrationStep
  steps: readonly RegistrationStep[]
  /** A field is about to take the focus. */
  isRefusing: boolean
  children: ReactNode
}

/** Where one is, what is asked, and on wide screens what it is all about. */
export function StepFrame({ dinner, step, steps, isRefusing, children }: StepFrameProps) {
  const { t } = useTranslation('registration')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownRef = useRef(step)
  const title = t(`${nameOfStep(step, dinner)}.title`)
  useLayoutEffect(() => {
    if (shownRef.current === step) return
    shownRef.current = step
    if (isRefusing) return
    window.scrollTo(0, 0)
    // So that screen readers announce the new question. Before the paint: a Tab pressed as soon as the step is seen starts here.
    headingRef.current?.focus({ preventScroll: true })
  }, [step, isRefusing])
  return (
    <div className={styles.page}>
      <title>{`${title} · ${dinner.publicSettings.title}`}</title>
      <div className={styles.grid}>
        <div className={styles.step}>
          <EventLink dinner={dinner} />
          <StepProgress dinner={dinner} step={step} steps={steps} />
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
        <aside className={styles.aside}>
          <EventCard dinner={dinner} />
        </aside>
      </div>
    </div>
  )
}

/** Beside the form: the event that the guest registers for. */
function EventCard({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const { title, endOfRegistrationDate } = dinner.publicSettings
  return (
    <Card className={styles.eventCard}>
      <div>
        <h2 className={textStyle.h3}>{title}</h2>
        <div className={styles.eventDate}>
          {formatDay(dinner.date, language)}
          <br />
          {dinner.city}
        </div>
      </div>
      <ul className={styles.eventCardList}>
        {dinner.meals.map((meal, position) => (
          <li key={meal.id} className={styles.eventCardItem}>
            <CourseMark course={courseAt(position)} label={meal.label} />
            <span className={styles.courseTime}>{formatTime(meal.time)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.deadline}>
        {t('event.deadline', { date: formatDay(endOfRegistrationDate, language) })}
        {dinner.paymentOptions && (
          <>
            <br />
            {t('event.price', { price: euro(dinner.paymentOptions.pricePerRegistration, language) })}
          </>
        )}
      </div>
    </Card>
  )
}

/** Which evening this is about, and the way back to it. */
function EventLink({ dinner }: { dinner: PublicDinner }) {
  return (
    <Link to={paths.event(dinner.publicSettings.publicDinnerId)} className={styles.eventLink}>
      <Icon path={mdiArrowLeft} className={styles.eventLinkIcon} />
      <span className={styles.eventTitle}>{dinner.publicSettings.title}</span>
      <span className={styles.eventLinkDate}>{formatDate(dinner.date)}</span>
    </Link>
  )
}
