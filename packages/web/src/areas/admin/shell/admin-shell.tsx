import { Outlet } from 'react-router'
import { AppShell } from '../../../app/app-shell.tsx'
import { useDinner } from '../../../features/dinners/dinners.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from './admin-dinner.ts'

/** Around every page of one event. */
export function AdminShell() {
  const { data: dinner, error, refetch } = useDinner(useAdminId())
  return (
    <AppShell>
      {dinner ? (
        <Outlet context={dinner} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </AppShell>
  )
}
