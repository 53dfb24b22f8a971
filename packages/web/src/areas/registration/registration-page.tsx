import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fromRegistrationBody } from '../../features/registration/registration-input.ts'
import { emptyRegistration, type RegistrationValues } from '../../features/registration/registration-values.ts'
import { paths } from '../../lib/paths.ts'
import { PaymentReturn } from './payment/payment-return.tsx'
import { paymentReturnOf } from './payment/payment-return-of.ts'
import { RegistrationClosed } from './registration-closed.tsx'
import { RegistrationFlow } from './registration-flow.tsx'

/** Registers one person or a pair; a payment provider sends people back here as well. */
export function RegistrationPage({ dinner }: { dinner: PublicDinner }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [returned, setReturned] = useState<RegistrationValues>()
  const payment = paymentReturnOf(query)
  const handleCancelled = (registration: Record<string, unknown>) => {
    setReturned(fromRegistrationBody(registration, emptyRegistration))
    void navigate(`${paths.registration(dinner.publicSettings.publicDinnerId)}?step=review`, { replace: true })
  }
  if (payment) return <PaymentReturn dinner={dinner} address={payment} onCancelled={handleCancelled} />
  if (!dinner.registrationOpen) return <RegistrationClosed dinner={dinner} />
  return <RegistrationFlow dinner={dinner} returned={returned} />
}
