import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { SearchInput } from '../../../../ui/search-input.tsx'

const loadFoundPeople = () => import('./found-people.tsx')
const FoundPeople = lazy(() => loadFoundPeople().then((file) => ({ default: file.FoundPeople })))

/** Who is it, where are they when, and their number to call: without leaving the overview. */
export function PersonFinder({ list }: { list: ParticipantList }) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState('')
  if (list.numParticipantsTotal === 0) return null
  return (
    <Box role="search" sx={{ mb: 2, maxWidth: '36em' }}>
      <SearchInput
        label={t('finder.label')}
        typed={typed}
        onType={setTyped}
        onFocus={() => void loadFoundPeople()}
        size="small"
      />
      {typed.trim() !== '' && (
        <Suspense fallback={null}>
          <FoundPeople list={list} typed={typed} />
        </Suspense>
      )}
    </Box>
  )
}
