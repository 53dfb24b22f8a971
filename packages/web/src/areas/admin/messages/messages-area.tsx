import type { MessageType } from '../../../features/messages/message-content.ts'
import { ChangesPage } from './changes-page.tsx'
import { ComposerPage } from './composer-page.tsx'
import { JobPage } from './job-page.tsx'
import { OverviewPage } from './overview-page.tsx'

/** The three composers, the overview of sent messages, one sent message (its `jobId` is in the path), and what changed for whom. */
export type MessagesPage = 'participants' | 'teams' | 'dinnerRoutes' | 'overview' | 'protocol' | 'changes'

const types = { participants: 'PARTICIPANT', teams: 'TEAM', dinnerRoutes: 'DINNER_ROUTE' } as const satisfies Partial<
  Record<MessagesPage, MessageType>
>

export function MessagesArea({ page }: { page: MessagesPage }) {
  if (page === 'overview') return <OverviewPage />
  if (page === 'protocol') return <JobPage />
  if (page === 'changes') return <ChangesPage />
  return <ComposerPage key={page} type={types[page]} />
}
