import Box from '@mui/material/Box'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { AllergenLine } from '../list/allergen-line.tsx'

/** Allergens and answers of a row as they were understood; what was not is told as an issue. */
export function RowAnswers({ participant: { allergens, answers = [] } }: { participant: ImportedParticipant }) {
  const { registrationQuestions } = useAdminDinner()
  const texts = useAnswerTexts()
    .answers(registrationQuestions, answers)
    .filter(({ text }) => text !== '')
  return (
    <>
      {Array.isArray(allergens) && allergens.length > 0 && <AllergenLine allergens={allergens} />}
      {texts.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.25, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {texts.map(({ id, label, text }) => (
            <div key={id}>
              <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ display: 'inline', m: 0, ml: 0.75 }}>
                {text}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </>
  )
}
