import type { PublicDinner } from '@running-dinner/contract/people'
import type { Language } from '@running-dinner/domain'
import { saveDraft } from '../src/areas/registration/draft-storage.ts'
import { RegistrationPage } from '../src/areas/registration/registration-page.tsx'
import type { RegistrationValues } from '../src/features/people/registration/registration-values.ts'
import { examplePublicDinner } from './example-public-dinner.ts'
import { exampleRegistrationValues } from './example-registration.ts'
import { renderPage } from './render-page.tsx'

interface RegistrationOptions {
  step?: 'you' | 'home' | 'partner' | 'review'
  /** What this event differs in. */
  dinner?: Partial<PublicDinner>
  /** What has been typed before; without it the form is empty. */
  typed?: Partial<RegistrationValues>
  language?: Language
}

/** The registration form of an event in May 2030, at one of its steps. */
export async function showRegistration({ step, dinner, typed, language }: RegistrationOptions = {}) {
  const event = { ...examplePublicDinner, ...dinner }
  const { publicDinnerId } = event.publicSettings
  if (typed) saveDraft(publicDinnerId, event.date, { ...exampleRegistrationValues, ...typed })
  return renderPage(<RegistrationPage dinner={event} />, {
    at: `/running-dinner-events/${publicDinnerId}/registration${step ? `?step=${step}` : ''}`,
    now: '2030-05-01T12:00:00Z',
    ...(language ? { language } : {}),
  })
}
