import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { ChangeableOnly, PageMissing } from '../shell/page-missing.tsx'
import { EditParticipantPage } from './edit-participant-page.tsx'
import { ImportPage } from './import/import-page.tsx'
import { NewParticipantPage } from './new-participant-page.tsx'
import { ParticipantsPage } from './participants-page.tsx'
import { PersonPage } from './person/person-page.tsx'

const WaitingListPage = lazy(() =>
  import('../waiting-list/waiting-list-page.tsx').then((file) => ({ default: file.WaitingListPage })),
)

/** Paths below `participants`. */
export function ParticipantsArea() {
  return (
    <Routes>
      <Route index element={<ParticipantsPage />} />
      <Route element={<ChangeableOnly />}>
        <Route path="new" element={<NewParticipantPage />} />
        <Route path="import" element={<ImportPage />} />
        <Route path="waiting-list" element={<WaitingListPage />} />
      </Route>
      <Route path=":participantId" element={<PersonPage />} />
      <Route path=":participantId/edit" element={<EditParticipantPage />} />
      <Route path="*" element={<PageMissing />} />
    </Routes>
  )
}
