import { mdiBullhornVariantOutline, mdiCalendarRemoveOutline, mdiEyeCheckOutline } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { CourseShape } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'
import { paths } from '../../lib/paths.ts'
import { EventCards } from './event-cards.tsx'
import * as styles from './landing-sections.css.ts'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { LaidTablePicture } from './pictures/laid-table-picture.tsx'
import { Section } from './section.tsx'

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops, side by side where there is room. */
export function EveningSteps() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <ol className={styles.eveningSteps}>
      {courses.map(({ course, time }) => (
        <li key={course} className={styles.step[course]}>
          <div className={styles.eveningStepsRow}>
            <CourseShape course={course} colour={color[course]} />
          </div>
          <h3 className={styles.eveningStepsTitle}>
            {common(`course.${course}`)}
            <span className={styles.stepTime}>{t('evening.at', { time })}</span>
          </h3>
          <p className={styles.eveningStepsText}>{t(`evening.${course}`)}</p>
        </li>
      ))}
    </ol>
  )
}

/** The next events; without any, an invitation to create the first. */
export function NextEvents({ events }: { events: readonly PublicDinner[] }) {
  const { t } = useTranslation('landing')
  if (events.length === 0) {
    return (
      <Section title={t('next.title')} intro={t('events.emptyText')} picture={<LaidTablePicture />}>
        <LinkButton to={paths.wizard.basics()} variant="contained">
          {t('start.create')}
        </LinkButton>
      </Section>
    )
  }
  return (
    <Section title={t('next.title')} intro={t('next.intro')}>
      <EventCards events={events} level="h3" />
      <LinkButton to={paths.events()} variant="outlined" className={styles.nextEventsAction}>
        {t('next.all')}
      </LinkButton>
    </Section>
  )
}

const questions = [1, 2, 3, 4, 5] as const

/** What people ask before they begin. */
export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('questions.title')}>
      <div className={styles.questionList}>
        {questions.map((number) => (
          <details key={number} className={styles.questions}>
            <summary>{t(`questions.q${number}`)}</summary>
            <p className={styles.questionsText}>{t(`questions.a${number}`)}</p>
          </details>
        ))}
      </div>
      <LinkButton to={`${paths.guide()}#fragen`} variant="outlined" className={styles.nextEventsAction}>
        {t('questions.more')}
      </LinkButton>
    </Section>
  )
}

const promises = [
  { key: 'deleted', icon: mdiCalendarRemoveOutline },
  { key: 'silent', icon: mdiBullhornVariantOutline },
  { key: 'own', icon: mdiEyeCheckOutline },
] as const

export function PrivacyPromise() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('privacy.title')} intro={t('privacy.text')} raised picture={<ForgetPicture />} pictureSide="left">
      <ul className={styles.privacyPromiseList}>
        {promises.map(({ key, icon }) => (
          <li key={key} className={styles.privacyPromise}>
            <Icon path={icon} className={styles.privacyPromiseIcon} />
            <p className={textStyle.body}>{t(`privacy.${key}`)}</p>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.privacy()} variant="outlined">
        {t('privacy.more')}
      </LinkButton>
    </Section>
  )
}
