import type { InvitationStanding, PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { registrationFormIssues, rulesOf } from '../../features/people/registration/registration-issues.ts'
import { emptyRegistration, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { useRegistrationForm } from '../../features/people/registration/use-registration-form.ts'
import { HomeStep } from './home-step.tsx'
import { useInvitation } from './invitation.ts'
import { PartnerStep } from './partner-step.tsx'
import * as styles from './registration-flow.css.ts'
import { FailureNotice, InvitationNotice, RestoredNotice } from './registration-notices.tsx'
import {
  fieldsAsked,
  type RegistrationField,
  type RegistrationStep,
  stepOfField,
  stepsOf,
} from './registration-steps.ts'
import { ReviewStep } from './review-step.tsx'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import { useDraft } from './use-draft.ts'
import { useRegistering } from './use-registering.ts'
import { useStep } from './use-step.ts'
import { YouStep } from './you-step.tsx'

interface RegistrationFlowProps {
  dinner: PublicDinner
  /** Of a payment that was given up. */
  returned: RegistrationValues | undefined
}

export function RegistrationFlow({ dinner, returned }: RegistrationFlowProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const refusedRef = useRef<RegistrationField>(undefined)
  const [usedEmail, setUsedEmail] = useState<string>()
  const rules = useMemo(() => ({ ...rulesOf(dinner), usedEmail }), [dinner, usedEmail])
  const form = useRegistrationForm(rules, emptyRegistration)
  const draft = useDraft({ form, dinner, returned, formRef })
  const { getValues, getFieldState, setFocus } = form
  const wrongFields = useCallback(
    () => registrationFormIssues(getValues(), rules).map(({ field }) => field),
    [getValues, rules],
  )
  const steps = stepsOf(dinner)
  const { step, go, isFromReview } = useStep({ steps, isLoaded: draft.isLoaded, wrongFields })
  const handleRefused = (field: RegistrationField) => {
    refusedRef.current = field
    const isUsed = getFieldState('email').error?.message === 'participant_already_registered'
    if (field === 'email' && isUsed) setUsedEmail(getValues('email'))
    const place = stepOfField(field)
    if (place === step || place === undefined) setFocus(field)
    else go(place, true)
  }
  const { busy, failure, summary, check, checkYou, register } = useRegistering({
    dinner,
    form,
    onRefused: handleRefused,
  })

  // A field of another step can take the focus once that step is there.
  useEffect(() => {
    const refused = refusedRef.current
    if (refused === undefined || stepOfField(refused) !== step) return
    refusedRef.current = undefined
    setFocus(refused)
  }, [step, setFocus])

  const standing = useInvitation({ dinner, form, isLoaded: draft.isLoaded, summary })
  const needsSummary = step === 'review' && draft.isLoaded && summary === undefined
  const checkRef = useRef(check)
  checkRef.current = check
  useEffect(() => {
    if (needsSummary) void checkRef.current()
  }, [needsSummary])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    draft.noted()
    if (!(await form.trigger(fieldsAsked(step, dinner), { shouldFocus: true }))) return
    if (step === 'review') return void (await (summary ? register() : check()))
    if (step === 'you' && !(await checkYou())) return
    const next = isFromReview ? 'review' : steps[steps.indexOf(step) + 1]
    if (next === undefined || (next === 'review' && !(await check()))) return
    go(next)
  }
  const previous = steps[steps.indexOf(step) - 1]
  return (
    <StepFrame dinner={dinner} step={step} steps={steps} isRefusing={refusedRef.current !== undefined}>
      <FormProvider {...form}>
        <form
          noValidate
          ref={formRef}
          onSubmit={handleSubmit}
          // Sticky bars above and below must not cover what has the focus.
          className={styles.form}
        >
          {step !== 'home' && <InvitationNotice standing={standing?.state} />}
          <StepContent step={step} dinner={dinner} summary={summary} standing={standing} isBusy={busy === 'check'} />
          {draft.wasRestored && step !== 'review' && <RestoredNotice onDiscard={draft.discard} />}
          {failure && <FailureNotice failure={failure} />}
          <StepActions
            step={step}
            isPaid={dinner.paymentOptions !== null}
            busy={busy}
            isFromReview={isFromReview}
            {...(previous === undefined ? {} : { onBack: () => go(isFromReview ? 'review' : previous) })}
          />
        </form>
      </FormProvider>
    </StepFrame>
  )
}

interface StepContentProps {
  step: RegistrationStep
  dinner: PublicDinner
  summary: RegistrationSummary | undefined
  standing: InvitationStanding | undefined
  isBusy: boolean
}

function StepContent({ step, dinner, summary, standing, isBusy }: StepContentProps) {
  switch (step) {
    case 'you':
      return <YouStep dinner={dinner} standing={standing} />
    case 'home':
      return <HomeStep dinner={dinner} />
    case 'partner':
      return <PartnerStep dinner={dinner} standing={standing} />
    case 'review':
      return <ReviewStep dinner={dinner} summary={summary} isBusy={isBusy} />
  }
}
