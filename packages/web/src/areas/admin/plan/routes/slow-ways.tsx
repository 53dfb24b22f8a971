import { isEveningOver } from '@running-dinner/domain/events'
import { lazy, Suspense } from 'react'
import { usePlanQuality } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { timedEventOf } from '../../shell/dates.ts'

// Loaded on demand: few plans have such ways.
const SlowWaysNotice = lazy(() => import('./slow-ways-notice.tsx').then((file) => ({ default: file.SlowWaysNotice })))

/** For pages of an event with teams: warns of ways that guests cannot do in time, as long as they can be mended. */
export function SlowWays() {
  const dinner = useAdminDinner()
  const isOver = useIsCancelled() || isEveningOver(timedEventOf(dinner), new Date())
  return isOver ? null : <FoundWays />
}

/** Nothing while the report loads or fails: its own page says so. */
function FoundWays() {
  const { data } = usePlanQuality(useAdminId())
  const finding = data?.findings.find(({ kind }) => kind === 'LEGS_TOO_SLOW')
  if (finding === undefined) return null
  return (
    <Suspense>
      <SlowWaysNotice finding={finding} />
    </Suspense>
  )
}
