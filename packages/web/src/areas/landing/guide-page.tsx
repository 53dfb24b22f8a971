import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { DemoButton } from './demo.tsx'
import { PhonePicture } from './pictures/phone-picture.tsx'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { TablesPicture } from './pictures/tables-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const hosting = ['organise1', 'organise2', 'organise3', 'organise4', 'organise5'] as const
const joining = ['join1', 'join2', 'join3', 'join4'] as const

/** For organisers and guests who want to know more than the landing page says. */
export function GuidePage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  const { t: landing } = useTranslation('landing')
  return (
    <PublicFrame
      title={t('guide.title')}
      intro={t('guide.intro')}
      preview={{ origin: data.origin, path: paths.guide() }}
    >
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

type Step = `organise${1 | 2 | 3 | 4 | 5}` | `join${1 | 2 | 3 | 4}`

/** Numbered steps in order, connected by a line. */
export function GuideSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('guide')
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 3, p: '0 !important' }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            position: 'relative',
            pl: 6.5,
            pb: 3,
            mb: '0 !important',
            '&:last-child': { pb: 0 },
            '&:not(:last-child)::before': {
              content: '""',
              position: 'absolute',
              left: 17,
              top: 40,
              bottom: 4,
              borderLeft: '2px dotted',
              borderColor: 'primary.main',
              opacity: 0.5,
            },
          }}
        >
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              left: 0,
              top: -2,
              width: 36,
              height: 36,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Typography component="strong" variant="h4" sx={{ display: 'block' }}>
            {t(`guide.${step}`)}
          </Typography>
          {t(`guide.${step}Text`)}
        </Box>
      ))}
    </Box>
  )
}

const numbers = [1, 2, 3, 4, 5, 6] as const

/** Questions with answers in `details` elements, which the browser opens without scripts. */
export function Questions() {
  const { t } = useTranslation('guide')
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {numbers.map((number) => (
        <Box
          component="details"
          key={number}
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            '& summary': {
              cursor: 'pointer',
              py: 1.75,
              pr: 4,
              fontWeight: 640,
              listStyle: 'none',
              position: 'relative',
            },
            '& summary::-webkit-details-marker': { display: 'none' },
            '& summary::after': {
              content: '"+"',
              position: 'absolute',
              right: 4,
              top: 8,
              fontSize: '1.5rem',
              fontWeight: 400,
              color: 'primary.main',
            },
            '&[open] summary::after': { content: '"–"' },
            '& p': { mb: 2, pr: 4 },
          }}
        >
          <summary>{t(`guide.q${number}`)}</summary>
          <p>{t(`guide.a${number}`)}</p>
        </Box>
      ))}
    </Box>
  )
}
