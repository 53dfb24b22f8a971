import { lazy, Suspense } from 'react'
import { useOpenRequests } from '../../../../features/people/requests/requests.api.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

// Loaded on demand: the overview rarely shows a request.
const RequestList = lazy(() => import('./request-list.tsx').then((file) => ({ default: file.RequestList })))

/** What guests ask for; nothing while there are no open requests. */
export function RequestsCard({ teamId, participantId }: { teamId?: string; participantId?: string }) {
  const { data, error, refetch } = useOpenRequests(useAdminId())
  const isCancelled = useIsCancelled()
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  const requests = data?.requests.filter(
    ({ team, participantId: askedBy }) =>
      (teamId === undefined || team?.id === teamId) && (participantId === undefined || askedBy === participantId),
  )
  if (!requests || requests.length === 0 || isCancelled) return null
  return (
    <Suspense>
      <RequestList requests={requests} />
    </Suspense>
  )
}
