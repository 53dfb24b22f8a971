import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { HomeStep } from './home-step.tsx'
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
    case 'home':
      return <HomeStep dinner={dinner} />
    case 'partner':
      return <PartnerStep dinner={dinner} />
    case 'review':
      return <ReviewStep dinner={dinner} summary={summary} isBusy={isBusy} />
  }
}
