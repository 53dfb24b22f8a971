import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParticipantList } from '../../../features/participants/participants.api.ts'
import { Icon } from '../../../ui/icon.tsx'

const loadFoundPeople = () => import('./found-people.tsx')
const FoundPeople = lazy(() => loadFoundPeople().then((file) => ({ default: file.FoundPeople })))

/** Who is it, where are they when, and their number to call: without leaving the overview. */
export function PersonFinder({ list }: { list: ParticipantList }) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState('')
  if (list.numParticipantsTotal === 0) return null
  return (
    <Box role="search" sx={{ mb: 2, maxWidth: '36em' }}>
      <TextField
        type="search"
        placeholder={t('finder.label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => void loadFoundPeople()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
        }}
        size="small"
        fullWidth
        sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} />
              </InputAdornment>
            ),
          },
          htmlInput: {
            'aria-label': t('finder.label'),
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
          },
        }}
      />
      {typed.trim() !== '' && (
        <Suspense fallback={null}>
          <FoundPeople list={list} typed={typed} />
        </Suspense>
      )}
    </Box>
  )
}
