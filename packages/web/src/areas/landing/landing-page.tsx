import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { DemoBand, DemoButton } from './demo.tsx'
import { Explainer } from './explainer/explainer.tsx'
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
        <ActionLink to={paths.guide()} variant="outlined" sx={{ mt: 4 }}>
          {t('evening.more')}
        </ActionLink>
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
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 8 }, pb: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1.1fr' },
          columnGap: 7,
          rowGap: 4,
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography
            variant="h1"
            sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.5rem)', lineHeight: 1.08, mb: 2, textWrap: 'balance' }}
          >
            {t('start.title')}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', mb: { xs: 3, md: 4 }, maxWidth: '52ch', textWrap: 'pretty' }}
          >
            {t('start.teaser')}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              '& a, & button': { flex: { xs: '1 1 auto', sm: '0 0 auto' }, whiteSpace: 'nowrap' },
            }}
          >
            <ActionLink to={paths.wizard.basics()} variant="contained" size="large">
              {t('start.create')}
            </ActionLink>
            <DemoButton variant="outlined" size="large" />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('start.terms')}
          </Typography>
          <Typography sx={{ mt: 2.5 }}>
            {t('start.guest')}{' '}
            <MuiLink component={Link} to={paths.events()} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
              {t('start.events')}
            </MuiLink>
          </Typography>
        </Box>
        <Explainer />
      </Box>
    </Container>
  )
}
