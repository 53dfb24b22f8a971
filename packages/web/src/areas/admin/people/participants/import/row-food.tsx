import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { holdsNote, withoutNote } from '@running-dinner/domain/people/participant-import/food/diet-note.ts'
import {
  foundFood,
  withFood,
  withoutFood,
} from '@running-dinner/domain/people/participant-import/food/take-over-diet-notes.ts'
import type { ImportedParticipant } from '@running-dinner/domain/people/participant-import/import-row.ts'
import { useTranslation } from 'react-i18next'
import type { DraftRow } from './check-rows.ts'

interface RowFoodProps {
  row: DraftRow
  onCorrect: (rowNumber: number, participant: ImportedParticipant) => void
}

/** The note on food, and each text found elsewhere in the row with a button to add it or take it out. */
export function RowFood({ row: { rowNumber, participant, issues }, onCorrect }: RowFoodProps) {
  const { t } = useTranslation('participants')
  const found = issues.flatMap((issue) => foundFood(issue) ?? [])
  const note = participant.mealSpecificsNote
  const ownNote = found.reduce((left, { text }) => withoutNote(left, text), note)
  return (
    <Box sx={{ fontSize: '0.875rem', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
      {ownNote !== '' && (
        <Box sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>
          <Name>{t('importFields.mealSpecificsNote')}</Name> {ownNote}
        </Box>
      )}
      {found.map(({ column, text }) => {
        const isTaken = holdsNote(note, text)
        const action = t(isTaken ? 'importPage.food.takeOut' : 'importPage.food.take')
        return (
          <Box key={column} sx={{ mt: 0.25, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Box sx={{ whiteSpace: 'pre-line' }}>
              <Name>{t(isTaken ? 'importFields.mealSpecificsNote' : 'importPage.food.notTaken')}</Name>{' '}
              <Box component="span" sx={isTaken ? { fontWeight: 600 } : { color: 'text.secondary' }}>
                {text}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('importPage.food.from', { column })}
              </Box>
            </Box>
            <Button
              size="small"
              aria-label={t('importPage.food.aboutRow', { action, row: rowNumber, text })}
              onClick={() =>
                onCorrect(rowNumber, isTaken ? withoutFood(participant, text) : withFood(participant, text))
              }
              sx={{ px: 1, py: 0.25, mx: -1 }}
            >
              {action}
            </Button>
          </Box>
        )
      })}
    </Box>
  )
}

function Name({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}:
    </Box>
  )
}
