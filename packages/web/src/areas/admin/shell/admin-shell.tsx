import Box from '@mui/material/Box'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useDinner } from '../../../features/dinners/dinners.api.ts'
import { useLivePlan } from '../../../features/plan-optimization/use-live-plan.ts'
import { AppShell } from '../../../features/shell/app-shell.tsx'
import { ErrorBoundary } from '../../../features/shell/error-screen.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { formatDate } from '../../../lib/dates.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { PageSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from './admin-dinner.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { EventName } from './event-name.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { standingOf } from './next-step.ts'
import { NoticeBar } from './notice-bar.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { printStyle } from './print-style.ts'
import { sectionOf } from './section.ts'
import { SideNavigation } from './side-navigation.tsx'
import { todayOf } from './today-of.ts'
import { useArrival } from './use-arrival.ts'

/** Around every page of one event: its name, where it stands, the places of the area. */
export function AdminShell() {
  const adminId = useAdminId()
  const { data: dinner, error, refetch } = useDinner(adminId)
  useLivePlan(dinner && adminId)
  const section = sectionOf(useLocation().pathname)
  useArrival()
  // Also in the middle of the work: a link that was replaced opens nothing any more.
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
            {/* Beside the places of the area every page begins at the same edge, whatever its width. */}
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
