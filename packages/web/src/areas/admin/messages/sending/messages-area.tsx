import { lazy } from 'react'
import type { MessageType } from '../../../../features/messages/sending/message-content.ts'

const ChangesPage = lazy(() => import('./changes-page.tsx').then((file) => ({ default: file.ChangesPage })))
const ComposerPage = lazy(() => import('./composer-page.tsx').then((file) => ({ default: file.ComposerPage })))
const JobPage = lazy(() => import('./job-page.tsx').then((file) => ({ default: file.JobPage })))
const OverviewPage = lazy(() => import('./overview-page.tsx').then((file) => ({ default: file.OverviewPage })))
const PlannedPage = lazy(() => import('./planned-page.tsx').then((file) => ({ default: file.PlannedPage })))

/** The three composers, the overview of sent messages, one sent message (its `jobId` is in the path), what changed for whom, and what goes out by itself. */
export type MessagesPage = 'participants' | 'teams' | 'dinnerRoutes' | 'overview' | 'protocol' | 'changes' | 'planned'

const types = { participants: 'PARTICIPANT', teams: 'TEAM', dinnerRoutes: 'DINNER_ROUTE' } as const satisfies Partial<
  Record<MessagesPage, MessageType>
>

export function MessagesArea({ page }: { page: MessagesPage }) {
  if (page === 'overview') return <OverviewPage />
  if (page === 'protocol') return <JobPage />
  if (page === 'changes') return <ChangesPage />
  if (page === 'planned') return <PlannedPage />
  return <ComposerPage key={page} type={types[page]} />
}
