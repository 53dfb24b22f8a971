import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** What they answered to the organiser's own questions; no card where nothing is asked. */
export function AnswersCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'allergens'])
  const { registrationQuestions } = useAdminDinner()
  const answers = useAnswerTexts().answers(registrationQuestions, person.answers)
  if (answers.length === 0) return null
  return (
    <CardSection title={t('detail.answers')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {answers.map(({ id, label, text }) => (
          <div key={id}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text === '' ? t('allergens:noAnswer') : text}
            </Box>
          </div>
        ))}
      </Box>
    </CardSection>
  )
}
