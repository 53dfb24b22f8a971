import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { ChangeableOnly, PageMissing } from '../../shell/page-missing.tsx'

const DietsPage = lazy(() => import('./diets/diets-page.tsx').then((file) => ({ default: file.DietsPage })))
const EditParticipantPage = lazy(() =>
  import('./edit-participant-page.tsx').then((file) => ({ default: file.EditParticipantPage })),
)
const ImportPage = lazy(() => import('./import/import-page.tsx').then((file) => ({ default: file.ImportPage })))
const NewParticipantPage = lazy(() =>
  import('./new-participant-page.tsx').then((file) => ({ default: file.NewParticipantPage })),
)
const ParticipantsPage = lazy(() =>
  import('./participants-page.tsx').then((file) => ({ default: file.ParticipantsPage })),
)
const PersonPage = lazy(() => import('./person/person-page.tsx').then((file) => ({ default: file.PersonPage })))

const WaitingListPage = lazy(() =>
  import('../waiting-list/waiting-list-page.tsx').then((file) => ({ default: file.WaitingListPage })),
)

/** Paths below `participants`. */
export function ParticipantsArea() {
  return (
    <Routes>
      <Route index element={<ParticipantsPage />} />
      <Route path="diets" element={<DietsPage />} />
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
