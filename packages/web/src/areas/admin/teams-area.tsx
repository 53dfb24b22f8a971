import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { ChangeableOnly } from './shell/page-missing.tsx'

const TeamPage = lazy(() => import('./plan/teams/team-page.tsx').then((file) => ({ default: file.TeamPage })))
const TeamsPage = lazy(() => import('./plan/teams/teams-page.tsx').then((file) => ({ default: file.TeamsPage })))

// Dragging is much code for those who only read the list.
const BoardPage = lazy(() => import('./plan/board/board-page.tsx').then((file) => ({ default: file.BoardPage })))
const CancelPage = lazy(() =>
  import('./plan/cancellation/cancel-page.tsx').then((file) => ({ default: file.CancelPage })),
)
const WhatIfPage = lazy(() => import('./plan/what-if/what-if-page.tsx').then((file) => ({ default: file.WhatIfPage })))

/** Paths below `teams`: the list at its root, all to move around in at `board`, one team at `:teamId`. */
export function TeamsArea() {
  return (
    <Routes>
      <Route index element={<TeamsPage />} />
      <Route path="board" element={<BoardPage />} />
      <Route path=":teamId" element={<TeamPage />} />
      <Route element={<ChangeableOnly />}>
        <Route path="what-if" element={<WhatIfPage />} />
        <Route path=":teamId/cancel" element={<CancelPage />} />
      </Route>
    </Routes>
  )
}
