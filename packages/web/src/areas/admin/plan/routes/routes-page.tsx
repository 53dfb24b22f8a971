import { mdiAutoFix, mdiBullhornOutline, mdiClose, mdiHelpCircleOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { changesLink } from '../../../../features/messages/notification-status/changes-link.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { visuallyHidden } from '../../../../ui/plain-look.ts'
import { useIsBegun } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { AskOptimize, useOptimizeQuestion } from '../optimization/ask-optimize.tsx'
import { OpenProposals } from '../optimization/open-proposals.tsx'
import { changedTeamIds, readSaved, withoutSaved } from '../optimization/saved-plan.ts'

interface RoutesPageProps {
  view: RoutesView
  /** Purpose of the view in one sentence. */
  intro?: string
  teams: readonly TeamReply[]
  onHelp?: () => void
  /** Fills the height of the window: its parts scroll instead of the page. */
  fills?: boolean
  children: ReactNode
}

/** Frame of all views of the routes: tabs, notices about proposals and saved plans, and the optimisation button, which `quality` has beside its verdict. */
export function RoutesPage({ view, intro, teams, onHelp, fills = false, children }: RoutesPageProps) {
  const { t } = useTranslation('routes')
  const { ask } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  return (
    <Container maxWidth={fills ? false : 'xl'} sx={[{ py: { xs: 2, md: 3 } }, fills && fillSx]}>
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
          {!isCancelled && view !== 'quality' && (
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

/** Hides the heading visually where the layout has one column; screen readers still need it. */
const hiddenBelowLg = { '@media screen and (max-width: 1199.95px)': visuallyHidden }

const fillSx = {
  '@media screen': { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', minHeight: 0 },
  p: { xs: 0, lg: 3 },
} as const

/** Gives the view the whole page; hides the phases of the event on phones in favour of the map. */
const fillStyles = {
  '@media screen': { '#main': { position: 'relative', minHeight: 400 } },
  '@media screen and (min-width: 1200px)': { '#main': { minHeight: 560 } },
  '@media screen and (max-width: 1199.95px)': { '[data-shell-banner]': { display: 'none' } },
} as const

const views = {
  map: paths.admin.hostLocations,
  distances: paths.admin.distances,
  nearHosts: paths.admin.nearHosts,
  quality: paths.admin.planQuality,
} as const
export type RoutesView = keyof typeof views

/** Tabs as links: each view has its own address for the back button, reload and sharing. */
function RoutesTabs({ view, flush = false }: { view: RoutesView; flush?: boolean }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the row: scrollIntoView could scroll the page as well.
    if (row.current && current) row.current.scrollLeft += middleOf(current) - middleOf(row.current)
  }, [])
  return (
    <Box ref={row} component="nav" aria-label={t('tabs.label')} sx={flush ? flushRowSx : rowSx}>
      {(Object.keys(views) as RoutesView[]).map((tab) => (
        <ButtonBase
          key={tab}
          component={Link}
          to={views[tab](adminId)}
          aria-current={tab === view ? 'page' : undefined}
          sx={tabSx(tab === view)}
        >
          {t(`tabs.${tab}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Scrolls sideways on a phone, and fades where it goes on. */
const rowSx = {
  display: 'flex',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  mx: { xs: -2, sm: 0 },
  px: { xs: 3, sm: 0 },
  maskImage: {
    xs: 'linear-gradient(to right, transparent, #000 24px calc(100% - 24px), transparent)',
    sm: 'none',
  },
  mb: 2,
}

/** From edge to edge on a phone: the map begins right below its border. */
const flushRowSx = { ...rowSx, mx: 0, px: { xs: 3, sm: 1, lg: 0 }, mb: { xs: 0, lg: 2 }, flexShrink: 0 }

const tabSx = (isCurrent: boolean) => ({
  flexShrink: 0,
  minHeight: 44,
  px: 2,
  fontSize: '0.9375rem',
  fontWeight: isCurrent ? 650 : 500,
  color: isCurrent ? 'primary.main' : 'text.primary',
  boxShadow: isCurrent ? 'inset 0 -3px 0 var(--mui-palette-primary-main)' : 'none',
  '&:hover': { bgcolor: 'action.hover' },
  // Inset, because the scrolling row clips an outline outside of the tab.
  '&&:focus-visible': { outlineOffset: -3 },
})

/** Notice after a proposal was accepted: how many teams it affects, and a link to inform them. */
function SavedNotice({ teams }: { teams: readonly TeamReply[] }) {
  const [query, setQuery] = useSearchParams()
  const changedRoutes = readSaved(query)
  if (changedRoutes === undefined) return null
  const handleClose = () => setQuery(withoutSaved, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <Notice changed={changedRoutes} teams={teams} onClose={handleClose} />
    </Suspense>
  )
}

interface NoticeProps {
  changed: readonly number[]
  teams: readonly TeamReply[]
  onClose: () => void
}

function Notice({ changed, teams, onClose }: NoticeProps) {
  const { t } = useTranslation('planning')
  const adminId = useAdminId()
  // Without ids where all teams changed, which chooses everybody.
  const notifyPath = useIsBegun() ? changesLink(adminId, changedTeamIds(changed, teams)) : undefined
  return (
    <Alert
      severity={notifyPath ? 'warning' : 'success'}
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}
      action={
        <IconButton size="small" color="inherit" aria-label={t('saved.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      }
    >
      <AlertTitle>{t('saved.title')}</AlertTitle>
      {t('saved.text', { count: changed.length })} {notifyPath && t('saved.sent')}
      {notifyPath && (
        <Button
          component={Link}
          to={notifyPath}
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<Icon path={mdiBullhornOutline} />}
          sx={{ display: 'flex', width: 'fit-content', mt: 1.5 }}
        >
          {t('saved.send')}
        </Button>
      )}
    </Alert>
  )
}
