import { mdiBullhornVariantOutline, mdiCalendarRemoveOutline, mdiEyeCheckOutline } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { anchor } from '../../kit/anchor.css.ts'
import { AnchorButton, LinkButton } from '../../kit/button.tsx'
import { CourseShape } from '../../kit/course-mark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'
import { adminContact, donationUrl } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { DemoBand, DemoButton } from './demo.tsx'
import { EventCards } from './event-cards.tsx'
import { Explainer } from './explainer/explainer.tsx'
import * as styles from './landing-page.css.ts'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { LaidTablePicture } from './pictures/laid-table-picture.tsx'
import { GuestReasons, OrganiserReasons } from './reasons.tsx'
import { Section } from './section.tsx'
import { SharedPreview } from './shared-preview.tsx'

interface LandingData {
  /** The next public events, nearest first. */
  events: readonly PublicDinner[]
  /** True after a request for a demo that was refused because too many were made. */
  isTooBusyForDemo: boolean
  /** Of this site, for addresses that leave the page. */
  origin: string
}

export function LandingPage({ data }: PageProps<LandingData>) {
  const { t } = useTranslation('landing')
  return (
    <>
      <title>{`Running Dinner · ${t('start.title')}`}</title>
      <meta name="description" content={t('start.teaser')} />
      <SharedPreview
        origin={data.origin}
        path={paths.landing()}
        title={t('start.title')}
        description={t('start.teaser')}
      />
      <Hero />
      <Section title={t('evening.title')} intro={t('evening.intro')} raised>
        <EveningSteps />
        <LinkButton to={paths.guide()} variant="outlined" className={styles.action}>
          {t('evening.more')}
        </LinkButton>
      </Section>
      <GuestReasons />
      <OrganiserReasons />
      <DemoBand isTooBusy={data.isTooBusyForDemo} />
      <NextEvents events={data.events} />
      <PrivacyPromise />
      <Questions />
      <Support />
    </>
  )
}

function Hero() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.hero}>
      <div className={styles.heroGrid}>
        <div>
          <h1 className={styles.heroTitle}>{t('start.title')}</h1>
          <p className={styles.heroText}>{t('start.teaser')}</p>
          <div className={styles.heroRow}>
            <LinkButton to={paths.wizard.basics()} variant="contained" size="large">
              {t('start.create')}
            </LinkButton>
            <DemoButton variant="outlined" size="large" />
          </div>
          <p className={styles.terms}>{t('start.terms')}</p>
          <p className={styles.guest}>
            {t('start.guest')}{' '}
            <Link to={paths.events()} className={styles.heroLink}>
              {t('start.events')}
            </Link>
          </p>
        </div>
        <Explainer />
      </div>
    </div>
  )
}

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops, side by side where there is room. */
function EveningSteps() {
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
function NextEvents({ events }: { events: readonly PublicDinner[] }) {
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
function Questions() {
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

function PrivacyPromise() {
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

/** Price (none), donations and feedback, at the end of the page. */
function Support() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.support}>
      <div className={styles.supportGrid}>
        <Part title={t('support.donateTitle')}>
          <Donation />
        </Part>
        <Part title={t('support.feedbackTitle')}>
          <p className={styles.supportText}>{t('support.feedback')}</p>
          <LinkButton to={paths.feedback()} variant="outlined">
            {t('support.feedbackAction')}
          </LinkButton>
        </Part>
      </div>
    </div>
  )
}

function Donation() {
  const { t } = useTranslation('landing')
  const [contact, donation] = [adminContact(), donationUrl()]
  if (donation !== undefined) {
    return (
      <>
        <p className={styles.supportText}>{t('support.donateLink')}</p>
        <AnchorButton href={donation} variant="outlined">
          {t('support.donateAction')}
        </AnchorButton>
      </>
    )
  }
  if (contact === undefined) return <p className={textStyle.body}>{t('support.donateWithoutContact')}</p>
  return (
    <p className={textStyle.body}>
      {t('support.donate')}{' '}
      <a className={anchor.plain} href={`mailto:${contact}`}>
        {contact}
      </a>
      .
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.supportPart}>
      <h2 className={styles.supportTitle}>{title}</h2>
      {children}
    </section>
  )
}
