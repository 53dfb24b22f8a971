import type { RefusedForm } from '@running-dinner/contract/guests'
import type { InvitationStatus, PublicDinner, RegistrationSummary } from '@running-dinner/contract/people'
import { keptAttribute } from '@running-dinner/public-pages'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { registrationFormIssues, rulesOf } from '../../features/people/registration/registration-issues.ts'
import { emptyRegistration, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { useRegistrationForm } from '../../features/people/registration/use-registration-form.ts'
import { YouFields } from '../../features/people/registration/you-fields.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { Notice } from '../../kit/notice.tsx'
import { onlyWithoutScripts } from '../../kit/scripts.css.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { FormFields } from '../../ui/form/form.tsx'
import { HomeStep } from './home-step.tsx'
import { invitationIn, useInvitation, withInvitation } from './invitation.ts'
import { PartnerStep } from './partner-step.tsx'
import * as styles from './registration-flow.css.ts'
import { FailureNotice, InvitationNotice, RegistrationNotices, RestoredNotice } from './registration-notices.tsx'
import {
  fieldsAsked,
  nameOfStep,
  type RegistrationField,
  type RegistrationStep,
  stepOfField,
  stepsOf,
} from './registration-steps.ts'
import { ReviewStep } from './review-step.tsx'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import { useDraft } from './use-draft.ts'
import { type Refusal, useRefusal, useRegistering } from './use-registering.ts'
import { useStep } from './use-step.ts'

interface YouStepProps {
  dinner: PublicDinner
  status: InvitationStatus | undefined
}

function YouStep({ dinner, status }: YouStepProps) {
  const { t } = useTranslation('registration')
  const invitation = useWatch<RegistrationValues, 'invitation'>({ name: 'invitation' })
  return (
    <>
      <RegistrationNotices dinner={dinner} status={status} />
      <YouFields
        emailHelp={t(invitation === '' ? 'you.emailHelp' : 'you.emailFixed')}
        belowEmail={<RegisteredAlready publicId={dinner.publicSettings.publicDinnerId} />}
      />
      <p className={styles.text}>{t('you.privacy')}</p>
    </>
  )
}

/** Below an address that is registered already: what its owner can do. The links reveal nothing to other visitors. */
function RegisteredAlready({ publicId }: { publicId: string }) {
  const { t } = useTranslation('registration')
  const { errors } = useFormState<RegistrationValues>({ name: 'email' })
  if (errors.email?.message !== 'participant_already_registered') return null
  return (
    <Notice severity="info" title={t('you.registeredTitle')} className={styles.registeredAlready}>
      <ul className={styles.registeredAlreadyList}>
        <li>
          {t('you.unconfirmed')}{' '}
          <Link className={anchor.inherit} to={paths.resendConfirmation(publicId)}>
            {t('you.resend')}
          </Link>
        </li>
        <li>
          {t('you.confirmed')}{' '}
          <Link className={anchor.inherit} to={paths.myEvents()}>
            {t('you.ownRegistration')}
          </Link>
        </li>
      </ul>
    </Notice>
  )
}

interface RegistrationFlowProps {
  dinner: PublicDinner
  /** Of a payment that was given up, or of a form that was refused. */
  returned: RegistrationValues | undefined
  /** Of this page: a form that is sent twice counts once. */
  attempt: string
  /** Why the form was refused that this page is the answer to. */
  issues: RefusedForm['issues'] | undefined
}

export function RegistrationFlow({ dinner, returned, attempt, issues = [] }: RegistrationFlowProps) {
  const { t } = useTranslation('registration')
  const formRef = useRef<HTMLFormElement>(null)
  const refusedRef = useRef<RegistrationField>(undefined)
  const [usedEmail, setUsedEmail] = useState<string>()
  const rules = useMemo(() => ({ ...rulesOf(dinner), usedEmail }), [dinner, usedEmail])
  const [query] = useSearchParams()
  const [initial] = useState(() => withInvitation(returned ?? emptyRegistration, invitationIn(query)))
  const refusal = useRefusal(issues, dinner)
  const form = useRegistrationForm(rules, initial, refusal.errors)
  const draft = useDraft({ form, dinner, initial, returned, formRef })
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

  const status = useInvitation({ dinner, form, isLoaded: draft.isLoaded, summary })
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
  const isStatic = useIsStatic()
  const previous = steps[steps.indexOf(step) - 1]
  return (
    <StepFrame dinner={dinner} step={step} steps={steps} isRefusing={refusedRef.current !== undefined}>
      <FormFields form={form}>
        <form
          noValidate
          ref={formRef}
          // Without scripts the server answers the form.
          method="post"
          action={paths.registration(dinner.publicSettings.publicDinnerId)}
          {...{ [keptAttribute]: '' }}
          onSubmit={handleSubmit}
          // Sticky bars above and below must not cover what has the focus.
          className={styles.form}
        >
          {isStatic && <StaticPart attempt={attempt} refusal={refusal} />}
          {step !== 'home' && <InvitationNotice status={status?.state} />}
          {(isStatic ? steps : [step]).map((shownStep) => (
            <div key={shownStep} className={shownStep === step ? undefined : onlyWithoutScripts}>
              {shownStep !== step && shownStep !== 'review' && (
                <h2 className={styles.otherTitle}>{t(`${nameOfStep(shownStep, dinner)}.title`)}</h2>
              )}
              <StepContent
                step={shownStep}
                dinner={dinner}
                summary={summary}
                status={status}
                isBusy={busy === 'check'}
              />
            </div>
          ))}
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
      </FormFields>
    </StepFrame>
  )
}

interface StaticPartProps {
  attempt: string
  refusal: Refusal
}

/** What a browser without scripts sends and is told beside the fields. */
function StaticPart({ attempt, refusal }: StaticPartProps) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const { getValues } = useFormContext<RegistrationValues>()
  const { invitation, teamPartnerWishEmail } = getValues()
  return (
    <>
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="languageCode" value={language} />
      {invitation !== '' && (
        <>
          <input type="hidden" name="invitation" value={invitation} />
          <input type="hidden" name="partnerChoice" value="wish" />
          <input type="hidden" name="teamPartnerWishEmail" value={teamPartnerWishEmail} />
        </>
      )}
      {refusal.errors && (
        <Notice severity="error" title={t('notice.failedTitle')} className={styles.notice}>
          {[...refusal.texts, t('notice.kept')].join(' ')} {refusal.hasFields && t('notice.marked')}
        </Notice>
      )}
    </>
  )
}

interface StepContentProps {
  step: RegistrationStep
  dinner: PublicDinner
  summary: RegistrationSummary | undefined
  status: InvitationStatus | undefined
  isBusy: boolean
}

function StepContent({ step, dinner, summary, status, isBusy }: StepContentProps) {
  switch (step) {
    case 'you':
      return <YouStep dinner={dinner} status={status} />
    case 'home':
      return <HomeStep dinner={dinner} />
    case 'partner':
      return <PartnerStep dinner={dinner} status={status} />
    case 'review':
      return <ReviewStep dinner={dinner} summary={summary} isBusy={isBusy} />
  }
}
