import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DinnerIllustration } from './dinner-illustration.tsx'
import { EveningSteps } from './evening-steps.tsx'
import { GuestReasons, OrganiserReasons } from './reasons.tsx'
import { Section } from './section.tsx'

export function LandingPage() {
  const { t } = useTranslation('landing')
  return (
    <>
      <title>Running Dinner</title>
      <Hero />
      <Section title={t('evening.title')} intro={t('evening.intro')} raised>
        <EveningSteps />
      </Section>
      <Section title={t('organisers.title')}>
        <OrganiserReasons />
      </Section>
      <Section title={t('participants.title')} raised>
        <GuestReasons />
      </Section>
      <Section title={t('demo.title')}>
        <Typography sx={{ maxWidth: '68ch', mb: 3 }}>{t('demo.text')}</Typography>
        <Button component={Link} to={paths.wizard.demo()} variant="outlined">
          {t('start.demo')}
        </Button>
      </Section>
      <Section title={t('privacy.title')} raised>
        <Typography sx={{ maxWidth: '68ch', mb: 3 }}>{t('privacy.text')}</Typography>
        <Button component={Link} to={paths.privacy()} variant="outlined">
          {t('privacy.more')}
        </Button>
      </Section>
    </>
  )
}

function Hero() {
  const { t } = useTranslation('landing')
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '1.1fr 1fr' }, gap: { xs: 4, md: 6 }, alignItems: 'center' }}
      >
        <Box>
          <Typography
            variant="h1"
            sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', lineHeight: 1.1, mb: 2, textWrap: 'balance' }}
          >
            {t('start.title')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 4, maxWidth: '56ch' }}>
            {t('start.teaser')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button component={Link} to={paths.wizard.basics()} variant="contained" size="large">
              {t('start.create')}
            </Button>
            <Button component={Link} to={paths.wizard.demo()} variant="outlined" size="large">
              {t('start.demo')}
            </Button>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('start.terms')}
          </Typography>
        </Box>
        <DinnerIllustration label={t('start.illustration')} />
      </Box>
    </Container>
  )
}
