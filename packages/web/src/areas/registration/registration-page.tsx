import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { RegistrationClosed } from './registration-closed.tsx'
import { RegistrationFlow } from './registration-flow.tsx'

/** Registers one person or a pair. */
export function RegistrationPage({ dinner }: { dinner: PublicDinner }) {
  if (!dinner.registrationOpen) return <RegistrationClosed dinner={dinner} />
  return <RegistrationFlow dinner={dinner} returned={undefined} />
}
