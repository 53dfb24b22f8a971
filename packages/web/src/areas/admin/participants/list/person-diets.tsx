import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { DietChips, type DietName } from '../../../../features/participants/diet-chips.tsx'
import { smallText } from './small-text.ts'

export function PersonDiets({ person }: { person: Pick<ParticipantReply, DietName | 'mealSpecificsNote'> }) {
  return (
    <>
      <DietChips person={person} />
      {person.mealSpecificsNote !== '' && (
        <Box component="span" sx={{ ...smallText, display: 'block', mt: 0.25 }}>
          {person.mealSpecificsNote}
        </Box>
      )}
    </>
  )
}
