import { useState } from 'react'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { type Happening, whatHappened } from '../../../features/teams/what-happened.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** What others did to the plan since this was first shown; undefined while that is not known. */
export function useMissed(): Happening[] | undefined {
  const { data: history } = usePlanHistory(useAdminId())
  const [first, setFirst] = useState(history)
  if (first === undefined && history !== undefined) setFirst(history)
  return first && history && whatHappened(first.changes, history.changes)
}
