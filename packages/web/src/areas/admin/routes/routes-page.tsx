import { mdiAutoFix, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { AskOptimize } from '../optimization/ask-optimize.tsx'
import { OpenProposals } from '../optimization/open-proposals.tsx'
import { SavedNotice } from '../optimization/saved-notice.tsx'
import { useOptimizeQuestion } from '../optimization/use-optimize-question.ts'
import { useIsCancelled } from '../shell/admin-dinner.ts'
import { RoutesTabs, type RoutesView } from './routes-tabs.tsx'

interface RoutesPageProps {
  view: RoutesView
  /** What this view is for, in one sentence. */
  intro?: string
  teams: readonly TeamReply[]
  onHelp?: () => void
  /** Exactly as high as the window leaves room: its parts scroll, not the page. */
  fills?: boolean
  children: ReactNode
}

/** Around every view of the routes: the other views, the way to a better plan, and what became of the last one. */
export function RoutesPage({ view, intro, teams, onHelp, fills = false, children }: RoutesPageProps) {
  const { t } = useTranslation('routes')
  const { ask } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  return (
    <Container maxWidth={fills ? false : 'xl'} sx={[{ py: { xs: 2, md: 3 } }, fills && filling]}>
      {fills && <GlobalStyles styles={fillStyles} />}
      <title>{`${t('title')} · Running Dinner`}</title>
      <Box sx={[headSx, fills && { display: { xs: 'contents', lg: 'flex' } }]}>
        <Typography variant="h1" sx={[{ flex: '1 1 160px', minWidth: 0 }, fills && hiddenBelowLg]}>
          {t('title')}
        </Typography>
        <Box sx={[{ display: 'flex', flexWrap: 'wrap', gap: 1 }, fills && { display: { xs: 'none', lg: 'flex' } }]}>
          {onHelp && (
            <Button startIcon={<Icon path={mdiHelpCircleOutline} />} onClick={onHelp}>
              {t('help.open')}
            </Button>
          )}
          {!isCancelled && (
            <Button variant="contained" startIcon={<Icon path={mdiAutoFix} />} onClick={() => ask(true)}>
              {t('optimize')}
            </Button>
          )}
        </Box>
      </Box>
      <Box sx={fills ? { px: { xs: 2, lg: 0 }, '& > *': { mt: { xs: 1, lg: 0 } } } : {}}>
        <SavedNotice teams={teams} />
        <OpenProposals />
      </Box>
      <RoutesTabs view={view} flush={fills} />
      {intro !== undefined && (
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', maxWidth: '68ch', mb: 3 }}>
          {intro}
        </Typography>
      )}
      {children}
      <AskOptimize teams={teams} />
    </Container>
  )
}

const headSx = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }

/** Below the width that has room for two columns, the view itself says what it is. */
const hiddenBelowLg = { '@media screen and (max-width: 1199.95px)': visuallyHidden }

const filling = {
  '@media screen': { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', minHeight: 0 },
  p: { xs: 0, lg: 3 },
} as const

/** The page gives this view its whole room; on a phone the phases of the event give way to the map. */
const fillStyles = {
  '@media screen': { '#main': { position: 'relative', minHeight: 400 } },
  '@media screen and (min-width: 1200px)': { '#main': { minHeight: 560 } },
  '@media screen and (max-width: 1199.95px)': { '[data-shell-banner]': { display: 'none' } },
} as const
