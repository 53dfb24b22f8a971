import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { smallText } from './small-text.ts'

type Noted = Pick<ParticipantReply, 'addressRemarks' | 'notes' | 'miscNotes'>

export function PersonNotes({ person }: { person: Noted }) {
  const notes = [person.addressRemarks, person.notes, person.miscNotes].filter((note) => note !== '')
  if (notes.length === 0) return null
  return (
    <Box sx={{ ...smallText, whiteSpace: 'pre-line', borderLeft: 2, borderColor: 'divider', pl: 1, mt: 0.5 }}>
      {notes.join('\n')}
    </Box>
  )
}
