import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { lazy, Suspense } from 'react'
import { useIsCancelled } from '../shell/admin-dinner.ts'
import { useOptimizeQuestion } from './use-optimize-question.ts'

const OptimizeDialog = lazy(() => import('./optimize-dialog.tsx').then((file) => ({ default: file.OptimizeDialog })))

/** The dialog where a page offers it; its code and words come when somebody asks for it. */
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
