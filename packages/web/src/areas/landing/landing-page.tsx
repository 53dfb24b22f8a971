import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { DemoBand, DemoButton } from './demo.tsx'
import { Explainer } from './explainer/explainer.tsx'
import * as styles from './landing-page.css.ts'
import { EveningSteps, NextEvents, PrivacyPromise, Questions } from './landing-sections.tsx'
import { GuestReasons, OrganiserReasons } from './reasons.tsx'
import { Section } from './section.tsx'
import { SharedPreview } from './shared-preview.tsx'
import { Support } from './support.tsx'

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
