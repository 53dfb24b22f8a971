import type { RegistrationState } from '@running-dinner/contract/guests'
import type { PublicDinner } from '@running-dinner/contract/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import {
  emptyRegistration,
  fromFields,
  fromRegistrationBody,
} from '../../features/people/registration/registration-values.ts'
import { formatDay } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { PaymentReturn } from './payment/payment-return.tsx'
import { paymentReturnOf } from './payment/use-payment-return.ts'
import { RegistrationClosed } from './registration-closed.tsx'
import { RegistrationFlow } from './registration-flow.tsx'

interface RegistrationPageProps extends Partial<Pick<RegistrationState, 'attempt' | 'refused'>> {
  dinner: PublicDinner
}

/** Registers one person or a pair; a payment provider sends people back here as well. */
export function RegistrationPage({ dinner, attempt = '', refused }: RegistrationPageProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [returned, setReturned] = useState(() => refused && fromFields(refused.values))
  const payment = paymentReturnOf(query)
  const handleCancelled = (registration: Record<string, unknown>) => {
    setReturned(fromRegistrationBody(registration, emptyRegistration))
    void navigate(`${paths.registration(dinner.publicSettings.publicDinnerId)}?step=review`, { replace: true })
  }
  if (payment) return <PaymentReturn dinner={dinner} address={payment} onCancelled={handleCancelled} />
  if (!dinner.registrationOpen) return <RegistrationClosed dinner={dinner} />
  return <RegistrationFlow dinner={dinner} returned={returned} attempt={attempt} issues={refused?.issues} />
}

export function RegistrationRoute({ data: event }: PageProps<RegistrationState>) {
  if (event.state !== 'FOUND') return <EventGone state={event.state} />
  return (
    <>
      <RegistrationHead dinner={event.dinner} />
      <RegistrationPage {...event} />
    </>
  )
}

/** What a search finds is the event, and this form belongs to it. */
function RegistrationHead({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl } = dinner.publicSettings
  const when = { city: dinner.city, date: formatDay(dinner.date, useLanguage()) }
  return (
    <>
      <meta name="description" content={`${title}. ${t('page.description', when)}`} />
      <link rel="canonical" href={publicDinnerUrl} />
    </>
  )
}
