import Box from '@mui/material/Box'
import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { FoodFields } from '../../features/registration/food-fields.tsx'
import { KitchenFields } from '../../features/registration/kitchen-fields.tsx'
import { QuestionFields } from '../../features/registration-form/question-fields.tsx'
import { AddressStep } from './address-step.tsx'
import { PartnerStep } from './partner-step.tsx'
import type { RegistrationStep } from './registration-steps.ts'
import { ReviewStep } from './review-step.tsx'
import { YouStep } from './you-step.tsx'

interface StepContentProps {
  step: RegistrationStep
  dinner: PublicDinner
  summary: RegistrationSummary | undefined
  isBusy: boolean
}

export function StepContent({ step, dinner, summary, isBusy }: StepContentProps) {
  switch (step) {
    case 'you':
      return <YouStep dinner={dinner} />
    case 'address':
      return <AddressStep dinner={dinner} />
    case 'kitchen':
      return (
        <>
          <StepIntro step="kitchen" />
          <KitchenFields seatsNeeded={dinner.numSeatsNeededForHost} meals={dinner.meals} />
        </>
      )
    case 'food':
      return (
        <>
          <StepIntro step="food" />
          <FoodFields consentFollows asksAllergens={dinner.allergenListEnabled} />
        </>
      )
    case 'questions':
      return (
        <>
          <StepIntro step="questions" />
          <QuestionFields questions={dinner.registrationQuestions} requiredToo />
        </>
      )
    case 'partner':
      return <PartnerStep seatsNeeded={dinner.numSeatsNeededForHost} />
    case 'review':
      return <ReviewStep dinner={dinner} summary={summary} isBusy={isBusy} />
  }
}

function StepIntro({ step }: { step: 'kitchen' | 'food' | 'questions' }) {
  const { t } = useTranslation('registration')
  return (
    <Box component="p" sx={{ mt: -1, mb: 3, color: 'text.secondary' }}>
      {t(`${step}.intro`)}
    </Box>
  )
}
