import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { DietChips, type DietName } from '../../../../features/participants/diet-chips.tsx'
import { AllergenLine } from './allergen-line.tsx'
import { smallText } from './small-text.ts'

export function PersonDiets({
  person,
}: {
  person: Pick<ParticipantReply, DietName | 'mealSpecificsNote' | 'allergens'>
}) {
  return (
    <>
      <DietChips person={person} />
      {person.allergens.length > 0 && <AllergenLine allergens={person.allergens} />}
      {person.mealSpecificsNote !== '' && (
        <Box component="span" sx={{ ...smallText, display: 'block', mt: 0.25 }}>
          {person.mealSpecificsNote}
        </Box>
      )}
    </>
  )
}
