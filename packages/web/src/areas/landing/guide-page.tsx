import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { DemoButton } from './demo-button.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { PhonePicture } from './pictures/phone-picture.tsx'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { TablesPicture } from './pictures/tables-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'
import { Questions } from './questions.tsx'

const hosting = ['organise1', 'organise2', 'organise3', 'organise4', 'organise5'] as const
const joining = ['join1', 'join2', 'join3', 'join4'] as const

/** For organisers and guests who want to know more than the landing page says. */
export function GuidePage() {
  const { t } = useTranslation('guide')
  const { t: landing } = useTranslation('landing')
  return (
    <PublicFrame title={t('guide.title')} intro={t('guide.intro')}>
      <Contents />
      <Prose id="idee" title={t('guide.ideaTitle')} picture={<TablesPicture label={t('guide.tables')} />}>
        <p>{t('guide.idea1')}</p>
        <p>{t('guide.idea2')}</p>
      </Prose>
      <Prose id="veranstalten" title={t('guide.organiseTitle')} picture={<PlanPicture />}>
        <p>{t('guide.organiseIntro')}</p>
        <GuideSteps steps={hosting} />
        <Box sx={actions}>
          <ActionLink to={paths.wizard.basics()}>{landing('start.create')}</ActionLink>
          <DemoButton variant="outlined" />
        </Box>
      </Prose>
      <Prose id="mitmachen" title={t('guide.joinTitle')} picture={<PhonePicture />}>
        <p>{t('guide.joinIntro')}</p>
        <GuideSteps steps={joining} />
        <Box sx={actions}>
          <ActionLink to={paths.events()}>{landing('start.events')}</ActionLink>
        </Box>
      </Prose>
      <Prose id="fragen" title={t('guide.question')}>
        <Questions />
      </Prose>
    </PublicFrame>
  )
}

const actions = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }

function Contents() {
  const { t } = useTranslation('guide')
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
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 5 }}
    >
      {places.map(([href, label]) => (
        <MuiLink key={href} href={href} sx={{ py: 1 }}>
          {label}
        </MuiLink>
      ))}
    </Box>
  )
}
