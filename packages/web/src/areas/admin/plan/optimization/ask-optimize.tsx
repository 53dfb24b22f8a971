import type { TeamReply } from '@running-dinner/contract/plan'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'

const parameter = 'showOptimizeDialog'
/** `free` where courses may change, too: the next step of an event whose plan no guest knows. */
const coursesParameter = 'courses'

/** Opens the dialog on the page where the link is. */
export function optimizeSearch(courses: 'FREE' | 'KEEP'): string {
  return `?${parameter}=true${courses === 'FREE' ? `&${coursesParameter}=free` : ''}`
}

/** The address says whether the dialog is open, so that back closes it and a link opens it. */
export function useOptimizeQuestion() {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get(parameter) === 'true'
  const ask = (isAsked: boolean) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (isAsked) after.set(parameter, 'true')
        else for (const name of [parameter, coursesParameter]) after.delete(name)
        return after
      },
      { replace: !isAsked, preventScrollReset: true },
    )
  }
  return { isAsked, courses: query.get(coursesParameter) === 'free' ? ('FREE' as const) : ('KEEP' as const), ask }
}

const loadOptimizeDialog = () => import('./optimize-dialog.tsx')
const OptimizeDialog = lazy(() => loadOptimizeDialog().then((file) => ({ default: file.OptimizeDialog })))

/** The dialog of a search; its code and texts load when it opens. */
export function AskOptimize({ teams }: { teams: readonly TeamReply[] }) {
  const { isAsked, courses, ask } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  const isOpen = isAsked && !isCancelled
  return (
    <OnceOpened open={isOpen} load={loadOptimizeDialog} onFail={() => ask(false)}>
      {isOpen && <OptimizeDialog teams={teams} courses={courses} onClose={() => ask(false)} />}
    </OnceOpened>
  )
}
