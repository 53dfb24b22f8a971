import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useIsCancelled } from '../shell/admin-dinner.ts'

const parameter = 'showOptimizeDialog'

/** The address says whether the dialog is open, so that back closes it and a link opens it. */
export function useOptimizeQuestion() {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get(parameter) === 'true'
  const ask = (asked: boolean) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (asked) after.set(parameter, 'true')
        else after.delete(parameter)
        return after
      },
      { replace: !asked, preventScrollReset: true },
    )
  }
  return { isAsked, ask }
}

const OptimizeDialog = lazy(() => import('./optimize-dialog.tsx').then((file) => ({ default: file.OptimizeDialog })))

/** The dialog of a search; its code and texts load when it opens. */
export function AskOptimize({ teams }: { teams: readonly TeamReply[] }) {
  const { isAsked, ask } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  if (!isAsked || isCancelled) return null
  return (
    <Suspense>
      <OptimizeDialog teams={teams} onClose={() => ask(false)} />
    </Suspense>
  )
}
