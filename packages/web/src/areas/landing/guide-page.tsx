import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Page } from '../../ui/page.tsx'
import { Prose } from './prose.tsx'

const hosting = ['organise1', 'organise2', 'organise3', 'organise4', 'organise5'] as const
const joining = ['join1', 'join2', 'join3', 'join4'] as const
const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
] as const

/** For organisers and guests who want to know more than the landing page says. */
export function GuidePage() {
  const { t } = useTranslation('landing')
  return (
    <Page title={t('guide.title')} intro={t('guide.intro')} width="md">
      <Contents />
      <Prose id="idee" title={t('guide.ideaTitle')}>
        <p>{t('guide.idea1')}</p>
        <p>{t('guide.idea2')}</p>
      </Prose>
      <Prose id="veranstalten" title={t('guide.organiseTitle')}>
        <p>{t('guide.organiseIntro')}</p>
        <Steps steps={hosting} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <ActionLink to={paths.wizard.basics()} variant="contained">
            {t('start.create')}
          </ActionLink>
          <ActionLink to={paths.wizard.demo()} variant="outlined">
            {t('start.demo')}
          </ActionLink>
        </Box>
      </Prose>
      <Prose id="mitmachen" title={t('guide.joinTitle')}>
        <p>{t('guide.joinIntro')}</p>
        <Steps steps={joining} />
      </Prose>
      <Prose id="fragen" title={t('guide.question')}>
        <Answers />
      </Prose>
    </Page>
  )
}

function Answers() {
  const { t } = useTranslation('landing')
  return (
    <dl>
      {questions.map(([question, answer]) => (
        <Box key={question} sx={{ mb: 2 }}>
          <Typography component="dt" variant="h4">
            {t(`guide.${question}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {t(`guide.${answer}`)}
          </Typography>
        </Box>
      ))}
    </dl>
  )
}

function Contents() {
  const { t } = useTranslation('landing')
  const places = [
    ['#idee', t('guide.ideaTitle')],
    ['#veranstalten', t('guide.organiseTitle')],
    ['#mitmachen', t('guide.joinTitle')],
    ['#fragen', t('guide.question')],
  ] as const
  return (
    <Box
      component="nav"
      aria-label={t('guide.contents')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 4 }}
    >
      {places.map(([href, label]) => (
        <MuiLink key={href} href={href} sx={{ py: 0.5 }}>
          {label}
        </MuiLink>
      ))}
    </Box>
  )
}

function Steps({ steps }: { steps: readonly ((typeof hosting)[number] | (typeof joining)[number])[] }) {
  const { t } = useTranslation('landing')
  return (
    <Box component="ol" sx={{ pl: 3, '& li::marker': { fontWeight: 650, color: 'primary.main' } }}>
      {steps.map((step) => (
        <Box component="li" key={step} sx={{ pl: 1, mb: 2 }}>
          <Typography component="strong" variant="h4" sx={{ display: 'block' }}>
            {t(`guide.${step}`)}
          </Typography>
          {t(`guide.${step}Text`)}
        </Box>
      ))}
    </Box>
  )
}
