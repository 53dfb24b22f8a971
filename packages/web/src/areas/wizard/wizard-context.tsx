import type { DinnerType } from '@running-dinner/domain/events'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { fullNameOf, useSession } from '../../features/accounts/user-accounts/session.ts'
import { type EventToRepeat, eventToRepeat } from '../../features/events/dinners/event-to-repeat.ts'
import { paths } from '../../lib/paths.ts'
import type { Choice } from '../../ui/form/index.ts'
import { forgetTyped, loadDraft, saveDraft } from './draft-storage.ts'
import { type MealLabels, type WizardAction, type WizardDraft, withOrganiser, wizardReducer } from './wizard-draft.ts'
import { nextStepInLane, previousStepInLane, type WizardStep } from './wizard-steps.ts'

/**
 * A draft with everything of an earlier event that the new one may have too. The old date stays until a new one is chosen: courses,
 * after party and deadline are moved by it.
 */
export function repeatedDraft(start: WizardDraft, event: EventToRepeat): WizardDraft {
  const { basicDetails, publicSettings, contract } = event
  const { zone: timeZone, teamPartnerWishDisabled: _, ...details } = basicDetails
  const { meals, ...options } = event.options
  return {
    ...start,
    email: event.email,
    basicDetails: { ...details, timeZone },
    options,
    meals: meals.map(({ label, time }) => ({ label, time })),
    publicSettings: publicSettings ? repeatedRegistration(publicSettings) : start.publicSettings,
    afterPartyLocation: repeatedParty(event),
    // News are a consent of their own and asked for again.
    contract: contract ? { ...signed(contract), newsletterEnabled: false } : start.contract,
    carriedOver: { title: basicDetails.title, date: basicDetails.date, settings: carriedSettings(event) },
  }
}

type PublicSettings = NonNullable<EventToRepeat['publicSettings']>

function repeatedRegistration({ publicDinnerId: _, publicDinnerUrl: __, ...settings }: PublicSettings) {
  return { ...settings, registrationDeactivated: false, participantLimit: settings.participantLimit ?? undefined }
}

function repeatedParty({ afterPartyLocation }: EventToRepeat): WizardDraft['afterPartyLocation'] {
  if (afterPartyLocation === null) return null
  const { geocodingResult: _, ...party } = afterPartyLocation
  return party
}

function signed({ email: _, ...contract }: NonNullable<EventToRepeat['contract']>) {
  return contract
}

function carriedSettings({
  registrationQuestions,
  allergenListEnabled,
  evening: { travelMode, eveningPhone },
  payment,
  plannedMails,
}: EventToRepeat): NonNullable<WizardDraft['carriedOver']>['settings'] {
  const { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink } = payment
  return {
    registrationQuestions: registrationQuestions.map(({ label, kind, options, required }) => ({
      label,
      kind,
      required,
      options: options.map((option) => ({ label: option.label })),
    })),
    allergenListEnabled,
    travelMode,
    eveningPhone,
    paymentOptions:
      payment.id === null
        ? null
        : { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink },
    plannedMailText: plannedMails.find(({ mail }) => mail === 'ALL_YOU_NEED')?.text ?? '',
    plannedMailsOff: plannedMails.filter(({ isOn }) => !isOn).map(({ mail }) => mail),
  }
}

export interface WizardData {
  registrationTypes: readonly Choice[]
  genderAspects: readonly Choice[]
  mealLabels: MealLabels
}

interface Wizard {
  draft: WizardDraft
  data: WizardData
  isDemo: boolean
  /** Applies what a step saved and goes on. */
  save: (step: WizardStep, action: WizardAction) => void
  goTo: (step: WizardStep) => void
  previousOf: (step: WizardStep) => WizardStep | undefined
  startOver: () => void
}

const WizardContext = createContext<Wizard | undefined>(undefined)

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (wizard === undefined) throw new Error('useWizard needs a WizardProvider')
  return wizard
}

interface WizardProviderProps {
  kind: DinnerType
  data: WizardData
  start: () => WizardDraft
  children: ReactNode
}

export function WizardProvider({ kind, data, start, children }: WizardProviderProps) {
  const navigate = useNavigate()
  const session = useSession()
  const organiser = useMemo(() => session && { name: fullNameOf(session), email: session.email }, [session])
  const [draft, setDraft] = useState(() => withOrganiser(firstDraft(kind, start), organiser))
  useEffect(() => {
    if (kind === 'DEMO' || eventToRepeat.read() === undefined) return
    saveDraft(draft)
    eventToRepeat.forget()
  }, [kind, draft])
  const apply = useCallback(
    (action: WizardAction) => {
      const next = wizardReducer(draft, action)
      saveDraft(next)
      setDraft(next)
      return next
    },
    [draft],
  )
  const goTo = useCallback((step: WizardStep) => void navigate(stepPath(step, kind)), [navigate, kind])
  const wizard = useMemo<Wizard>(
    () => ({
      draft,
      data,
      isDemo: kind === 'DEMO',
      goTo,
      save: (step, action) => {
        const next = apply(action)
        forgetTyped(kind, staleSteps(step, draft, next))
        goTo(nextStepInLane(step, lanePlace(next)))
      },
      previousOf: (step) => previousStepInLane(step, lanePlace(draft)),
      startOver: () => {
        forgetTyped(kind)
        apply({ type: 'startedOver', draft: withOrganiser(start(), organiser) })
        goTo('basics')
      },
    }),
    [draft, data, kind, goTo, apply, start, organiser],
  )
  return <WizardContext value={wizard}>{children}</WizardContext>
}

/** An event to be run again takes the place of an unfinished draft. */
function firstDraft(kind: DinnerType, start: () => WizardDraft): WizardDraft {
  const event = kind === 'DEMO' ? undefined : eventToRepeat.read()
  if (event === undefined) return loadDraft(kind) ?? start()
  forgetTyped(kind)
  return repeatedDraft(start(), event)
}

function lanePlace({ basicDetails, isFastLane }: WizardDraft) {
  return { registrationType: basicDetails.registrationType, isFastLane }
}

/** What was typed elsewhere no longer fits when the day of the event, its meals or its registration changed. */
function staleSteps(step: WizardStep, before: WizardDraft, after: WizardDraft): WizardStep[] {
  if (step === 'registration-settings') return [step, 'finish']
  if (step === 'options') return [step, 'mealtimes']
  // The form of the options holds the meals too, with the times they had.
  if (step === 'mealtimes') return [step, 'options']
  if (before.basicDetails.date !== after.basicDetails.date)
    return [step, 'options', 'mealtimes', 'registration-settings']
  return step === 'basics' && after.isFastLane ? [step, 'options', 'mealtimes'] : [step]
}

const builders: Record<WizardStep, () => string> = {
  basics: paths.wizard.basics,
  options: paths.wizard.options,
  mealtimes: paths.wizard.mealTimes,
  'registration-settings': paths.wizard.registrationSettings,
  'participants-preview': paths.wizard.participantsPreview,
  finish: paths.wizard.finish,
  summary: paths.wizard.summary,
}

/** A demo stays one on every step. */
export function stepPath(step: WizardStep, kind: DinnerType): string {
  return kind === 'DEMO' ? `${builders[step]()}?demoDinner=true` : builders[step]()
}
