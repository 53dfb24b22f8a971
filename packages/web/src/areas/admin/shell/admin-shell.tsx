import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useNavigationType } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useDinner } from '../../../features/dinners/dinners.api.ts'
import { useLivePlan } from '../../../features/plan-optimization/use-live-plan.ts'
import { AppShell } from '../../../features/shell/app-shell.tsx'
import { ErrorBoundary } from '../../../features/shell/error-screen.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { PageSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from './admin-dinner.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { todayOf } from './dates.ts'
import { sectionOf } from './navigation.ts'
import { standingOf } from './next-step.ts'
import { NoticeBar } from './notice-bar.tsx'
import { InvalidLink } from './page-missing.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** The frame of every page of one event: name, phase and navigation. */
export function AdminShell() {
  const adminId = useAdminId()
  const { data: dinner, error, refetch } = useDinner(adminId)
  useLivePlan(dinner && adminId)
  const section = sectionOf(useLocation().pathname)
  useArrival()
  // Also while a page is open: a replaced link gives no access.
  const isGone = error !== null && toApiError(error).status === 404
  if (isGone || (!dinner && error)) {
    return <AppShell>{isGone ? <InvalidLink /> : <NotLoaded error={error} onRetry={refetch} />}</AppShell>
  }
  return (
    <AppShell
      brand={<EventName title={dinner?.basicDetails.title} />}
      banner={<Banner dinner={dinner} />}
      side={<SideNavigation />}
      footer={<BottomNavigation />}
    >
      {dinner ? (
        <ErrorBoundary key={section}>
          <Suspense fallback={<PageSkeleton />}>
            {/* Next to the side bar every page starts at the same edge, whatever its width. */}
            <Box data-event={printHeading(dinner)} sx={{ '& > .MuiContainer-root': { ml: 0 }, ...printStyle }}>
              <Outlet context={dinner} />
            </Box>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <PageSkeleton />
      )}
    </AppShell>
  )
}

function printHeading({ basicDetails: { title, date, city } }: DinnerReply): string {
  return [title, formatDate(date), city].filter((part) => part !== '').join(' · ')
}

function Banner({ dinner }: { dinner: DinnerReply | undefined }) {
  const { data, isError } = useDashboard(useAdminId())
  const standing = dinner && data ? standingOf(dinner, data.standing, todayOf(dinner)) : undefined
  return (
    <Box data-shell-banner>
      {dinner && <NoticeBar dinner={dinner} />}
      {!isError && <PhaseBar standing={standing} />}
    </Box>
  )
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('admin')
  return (
    <Page title={t('title')} width="md">
      <LoadError error={error} onRetry={() => void onRetry()} />
    </Page>
  )
}

/** The event's name in the bar, a link to the dashboard. */
function EventName({ title }: { title: string | undefined }) {
  const { t } = useTranslation()
  const adminId = useAdminId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.landing()}
        underline="hover"
        sx={{ display: { xs: 'none', md: 'inline' }, color: '#c9c9c9', fontSize: '0.9375rem', whiteSpace: 'nowrap' }}
      >
        {t('product')}
      </MuiLink>
      {title === undefined ? (
        <Skeleton width={140} sx={{ bgcolor: '#444' }} />
      ) : (
        <MuiLink
          component={Link}
          to={paths.admin.dashboard(adminId)}
          underline="none"
          sx={{
            color: 'inherit',
            fontWeight: 700,
            fontSize: '1.0625rem',
            letterSpacing: '-0.01em',
            py: 1,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title}
        </MuiLink>
      )}
    </Box>
  )
}

/** A page reached by a link starts at its top, also for screen readers. A change of the query alone does not scroll. */
function useArrival() {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, how])
}

/** Print styles: the event's name and the content of the page, without controls. */
const printStyle = {
  '@media print': {
    '&::before': {
      content: 'attr(data-event)',
      display: 'block',
      fontSize: '0.9375rem',
      fontWeight: 600,
      paddingBottom: '4px',
      borderBottom: '1px solid #000',
      marginBottom: '12px',
    },
    '& > .MuiContainer-root': { maxWidth: 'none', padding: '0 !important' },
    '& :is(.MuiButton-root, .MuiIconButton-root, .MuiChip-clickable, .MuiToggleButtonGroup-root, .MuiSwitch-root, .MuiCheckbox-root, [aria-haspopup]:not([data-print]), [role="search"], input[type="checkbox"])':
      { display: 'none !important' },
    '& :is(.MuiFormControl-root:has(input[type="search"]), .MuiFormControlLabel-root:has(.MuiSwitch-root))': {
      display: 'none !important',
    },
    // Background colours are not printed, so text must be readable without them.
    '& :is(.MuiAlert-root, .MuiAlert-message, .MuiChip-root)': { color: 'var(--mui-palette-text-primary) !important' },
    '& .MuiChip-root': { border: '1px solid var(--mui-palette-divider)' },
    // Static positions, so that page breaks fall between two rows.
    '& :is([role="rowgroup"], [role="list"])': { height: 'auto !important', contain: 'none !important' },
    '& :is([role="row"], [role="list"] > [data-index])': {
      position: 'static !important',
      transform: 'none !important',
      breakInside: 'avoid',
    },
  },
} as const
