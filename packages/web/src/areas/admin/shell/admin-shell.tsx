import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DinnerReply, MailProblemsReply } from '@running-dinner/contract/events'
import { liveStreams } from '@running-dinner/contract/plan'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useNavigationType } from 'react-router'
import { useDashboard } from '../../../features/events/activities/activities.api.ts'
import { dinnerKey, useDinner } from '../../../features/events/dinners/dinners.api.ts'
import { invalidateAllButProposals } from '../../../features/plan/plan-optimization/present-plan.api.ts'
import { AppShell } from '../../../features/shell/app-shell.tsx'
import { ErrorBoundary } from '../../../features/shell/error-screen.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { formatDate } from '../../../lib/dates.ts'
import { openStream } from '../../../lib/live-stream.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { DashboardSkeleton, FormSkeleton, ListSkeleton, MapSkeleton, PageSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from './admin-dinner.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { EventName } from './event-name.tsx'
import { type Section, sectionOf } from './navigation.ts'
import { NoticeBar } from './notice-bar.tsx'
import { InvalidLink } from './page-missing.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { useEventStatus } from './use-event-status.ts'

/** While the code of a section loads; the others begin with cards. */
const skeletons: Partial<Record<Section, ReactNode>> = {
  dashboard: <DashboardSkeleton />,
  participants: <ListSkeleton />,
  teams: <ListSkeleton />,
  messages: <ListSkeleton rows={3} />,
  routes: <MapSkeleton />,
  settings: <FormSkeleton />,
}

/** The frame of every page of one event: name, phase and navigation. */
export function AdminShell() {
  const adminId = useAdminId()
  const { data: dinner, error, refetch } = useDinner(adminId)
  useLivePlan(dinner && adminId)
  const { pathname } = useLocation()
  const section = sectionOf(pathname)
  // The title of that page is the name of the event.
  const isDashboard = pathname === paths.admin.dashboard(adminId)
  useArrival()
  // Also while a page is open: a replaced link gives no access.
  const isGone = error !== null && toApiError(error).status === 404
  if (isGone || (!dinner && error)) {
    return (
      <AppShell>
        <Suspense>{isGone ? <InvalidLink /> : <NotLoaded error={error} onRetry={refetch} />}</Suspense>
      </AppShell>
    )
  }
  return (
    <AppShell
      brand={
        isDashboard ? undefined : <EventName title={dinner?.basicDetails.title} to={paths.admin.dashboard(adminId)} />
      }
      banner={<Banner dinner={dinner} />}
      side={<SideNavigation />}
      footer={<BottomNavigation />}
    >
      {dinner ? (
        <ErrorBoundary key={section}>
          {/* Next to the side bar every page starts at the same edge, whatever its width. */}
          <Box data-event={printHeading(dinner)} sx={{ '& > .MuiContainer-root': { ml: 0 }, ...printStyle }}>
            <Suspense fallback={<PageSkeleton>{skeletons[section]}</PageSkeleton>}>
              <Outlet context={dinner} />
            </Suspense>
          </Box>
        </ErrorBoundary>
      ) : (
        <PageSkeleton>{skeletons[section]}</PageSkeleton>
      )}
    </AppShell>
  )
}

function printHeading({ basicDetails: { title, date, city } }: DinnerReply): string {
  return [title, formatDate(date), city].filter((part) => part !== '').join(' · ')
}

function Banner({ dinner }: { dinner: DinnerReply | undefined }) {
  const adminId = useAdminId()
  const { pathname } = useLocation()
  const { data, isError } = useDashboard(adminId)
  const eventStatus = useEventStatus(dinner)
  return (
    <Box data-shell-banner>
      {dinner && <NoticeBar dinner={dinner} teamsExist={data?.standing.teamsExist ?? false} />}
      {data && <MailNotice problems={data.mailProblems} />}
      {!isError && <PhaseBar eventStatus={eventStatus} hasNext={pathname !== paths.admin.dashboard(adminId)} />}
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

/** A page reached by a link starts at its top, also for screen readers. A change of the query alone does not scroll. */
function useArrival() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (navigationType === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, navigationType])
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

/** Shown on every page of an event whose mails do not arrive, with a way to them. */
function MailNotice({ problems }: { problems: MailProblemsReply }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const problem = mailProblemOf(problems)
  if (problem === undefined) return null
  const { jobId, undelivered } = problems
  const [person] = undelivered
  const target =
    jobId !== null && (problem === 'paused' || problem === 'failed')
      ? paths.admin.mailProtocol(adminId, jobId)
      : person && problem === 'failed'
        ? paths.admin.participant(adminId, person.participantId)
        : paths.admin.messagesOverview(adminId)
  return (
    <Alert
      severity={severities[problem]}
      role="status"
      className="no-print"
      action={
        <Button color="inherit" size="small" component={Link} to={target} sx={{ textDecoration: 'underline' }}>
          {t('notice.mails.action')}
        </Button>
      }
      sx={{
        borderRadius: 0,
        borderWidth: '0 0 1px',
        px: { xs: 2, sm: 3 },
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
      }}
    >
      {problem === 'server' ? t('notice.mails.server') : t(`notice.mails.${problem}`, { count: problems[problem] })}
    </Alert>
  )
}

const severities = {
  server: 'error',
  paused: 'error',
  unanswered: 'warning',
  failed: 'error',
  waiting: 'info',
} as const

/** The most pressing problem: what waits for the organiser comes before what goes on by itself. */
function mailProblemOf({
  mailServer,
  paused,
  unanswered,
  failed,
  waiting,
}: MailProblemsReply): keyof typeof severities | undefined {
  // While nothing leaves, all other problems are its consequence.
  if (mailServer !== null) return 'server'
  if (paused > 0) return 'paused'
  if (unanswered > 0) return 'unanswered'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'waiting' : undefined
}

/** Shortest time between two refetches while many people register at once. */
const pauseMilliseconds = 600

/** Refetches when another organiser changes the event; undefined while no event is known. */
function useLivePlan(adminId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (adminId === undefined) return
    let seenState: { planVersion: number; lastActivity: number } | undefined
    const refresh = atMostEvery(pauseMilliseconds, () => void invalidateAllButProposals(queryClient, adminId))
    const handlePlan = (now: { planVersion: number; lastActivity: number }) => {
      // The cache may be older than the stream, which does not repeat changes from before it opened.
      const isShownOld = shownVersions(queryClient, adminId).some((version) => version !== now.planVersion)
      const isOther =
        isShownOld ||
        (seenState !== undefined &&
          (seenState.planVersion !== now.planVersion || seenState.lastActivity !== now.lastActivity))
      seenState = now
      if (isOther) refresh.call()
    }
    const close = openStream(liveStreams.dinner, { adminId }, { on: { plan: handlePlan }, onRefused: refresh.call })
    return () => {
      refresh.cancel()
      close()
    }
  }, [queryClient, adminId])
}

/** Plan versions of all visible queries. */
function shownVersions(queryClient: QueryClient, adminId: string): number[] {
  const shown = queryClient.getQueriesData<unknown>({ queryKey: dinnerKey(adminId), type: 'active' })
  return shown
    .map(([, data]) =>
      typeof data === 'object' && data !== null && 'planVersion' in data ? data.planVersion : undefined,
    )
    .filter((version) => typeof version === 'number')
}

/** Runs the first call at once, and all calls during the pause after it as one at its end. */
function atMostEvery(milliseconds: number, run: () => void): { call(): void; cancel(): void } {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const call = () => {
    if (pause !== undefined) {
      isAsked = true
      return
    }
    run()
    pause = setTimeout(() => {
      pause = undefined
      if (isAsked) call()
      isAsked = false
    }, milliseconds)
  }
  return { call, cancel: () => clearTimeout(pause) }
}
