import { Route, Routes } from 'react-router'
import { TeamPage } from './team-page.tsx'
import { TeamsPage } from './teams-page.tsx'

/** Paths below `teams`: the list at its root, one team at `:teamId`. */
export function TeamsArea() {
  return (
    <Routes>
      <Route index element={<TeamsPage />} />
      <Route path=":teamId" element={<TeamPage />} />
    </Routes>
  )
}
