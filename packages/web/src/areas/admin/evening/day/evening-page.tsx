import { mdiLinkVariantOff } from '@mdi/js'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useTonightQueries } from '../../../../features/evening/day/evening-board.api.ts'
import { AppShell } from '../../../../features/shell/app-shell.tsx'
import { ErrorBoundary } from '../../../../features/shell/error-screen.tsx'
import { paths } from '../../../../lib/paths.ts'
import { preload } from '../../../../lib/preload.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { PageSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { BottomNavigation } from '../../shell/bottom-navigation.tsx'
import { EventName } from '../../shell/event-name.tsx'
import { SideNavigation } from '../../shell/side-navigation.tsx'
import { EveningBoard } from './evening-board.tsx'
import { TonightProvider } from './evening-context.tsx'
import { rememberOpenedEvening } from './opened-evening.ts'
import { useTableAddress } from './table-sheet/use-table-address.ts'

const loadSheet = () => import('./table-sheet/table-sheet.tsx')
const OpenTableSheet = lazy(() => loadSheet().then((file) => ({ default: file.OpenTableSheet })))

/**
 * What is happening at the tables, for organisers and helpers. It needs the board and the people of the evening only, because a
 * helper's link opens no other call.
 */
export function EveningPage() {
  const secret = useAdminId()
  const { board, people, isOver } = useTonightQueries(secret)
  const isTonight = people.data?.phase === 'TONIGHT'
  useEffect(() => {
    if (isTonight) rememberOpenedEvening(secret)
  }, [isTonight, secret])
  if (isOver) {
    return (
      <AppShell>
        <GoneLink />
      </AppShell>
    )
  }
  const error = board.error ?? people.error
  const handleRetry = () => void Promise.all([board.refetch(), people.refetch()])
  if (board.data && people.data) {
    return (
      <EveningFrame title={people.data.title} isOrganiser={people.data.helper === null}>
        <TonightProvider
          secret={secret}
          board={board.data}
          boardAt={board.dataUpdatedAt}
          people={people.data}
          isStale={board.isRefetchError}
        >
          <EveningBoard />
          <SheetOfTable />
        </TonightProvider>
      </EveningFrame>
    )
  }
  return (
    <EveningFrame isOrganiser={false}>
      {error ? <NotLoaded error={error} onRetry={handleRetry} /> : <PageSkeleton />}
    </EveningFrame>
  )
}

/** Its code comes with the first touch of the board, before anybody can lose the connection over a table. */
function SheetOfTable() {
  const { open } = useTableAddress()
  useEffect(() => {
    const load = () => preload(loadSheet)
    const listener = new AbortController()
    for (const type of ['pointerover', 'keydown']) {
      document.addEventListener(type, load, { once: true, signal: listener.signal })
    }
    return () => listener.abort()
  }, [])
  return (
    open && (
      <Suspense>
        <OpenTableSheet />
      </Suspense>
    )
  )
}

interface FrameProps {
  title?: string
  isOrganiser: boolean
  children: ReactNode
}

function EveningFrame({ title, isOrganiser, children }: FrameProps) {
  const secret = useAdminId()
  const home = isOrganiser ? paths.admin.dashboard(secret) : paths.admin.evening(secret)
  return (
    <AppShell
      brand={<EventName title={title} to={home} />}
      side={isOrganiser && <SideNavigation />}
      footer={isOrganiser && <BottomNavigation />}
    >
      <ErrorBoundary>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </AppShell>
  )
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('tonight')
  return (
    <Page title={t('title')} width="md">
      <LoadError error={error} onRetry={onRetry} />
    </Page>
  )
}

/** A helper's link that was revoked, an organiser's that was replaced and a mistyped one look the same. */
function GoneLink() {
  const { t } = useTranslation('tonight')
  return (
    <Page title={t('gone.title')} width="md">
      <EmptyState icon={mdiLinkVariantOff} title={t('gone.heading')}>
        {t('gone.text')}
      </EmptyState>
    </Page>
  )
}
