import type { RegistrationType } from '@running-dinner/domain'

/** In order; each is the last part of its address, except basics, which is the wizard's own. */
export const wizardSteps = [
  'basics',
  'options',
  'mealtimes',
  'registration-settings',
  'participants-preview',
  'finish',
  'summary',
] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What the place in the wizard depends on. */
export interface WizardPlace {
  registrationType: RegistrationType
  completed: readonly WizardStep[]
  /** The event exists: there is no way back. */
  isCreated: boolean
}

/** A closed event takes no registrations, so it has no registration settings. */
export function stepsFor(registrationType: RegistrationType): WizardStep[] {
  return wizardSteps.filter((step) => step !== 'registration-settings' || registrationType !== 'CLOSED')
}

/** A step that has no next one in the list starts over. */
export function nextStep(step: WizardStep, registrationType: RegistrationType): WizardStep {
  const steps = stepsFor(registrationType)
  return steps[steps.indexOf(step) + 1] ?? 'basics'
}

export function previousStep(step: WizardStep, registrationType: RegistrationType): WizardStep | undefined {
  const steps = stepsFor(registrationType)
  return steps[steps.indexOf(step) - 1]
}

/** Settled by their usual settings in the fast lane; open to a visit all the same. */
const usualSteps: readonly WizardStep[] = ['options', 'mealtimes', 'participants-preview']

/** In the fast lane the next step leaves out those that are settled by their usual settings. */
export function nextStepInLane(step: WizardStep, { registrationType, isFastLane }: LanePlace): WizardStep {
  const next = nextStep(step, registrationType)
  return isFastLane && usualSteps.includes(next) ? nextStepInLane(next, { registrationType, isFastLane }) : next
}

export function previousStepInLane(
  step: WizardStep,
  { registrationType, isFastLane }: LanePlace,
): WizardStep | undefined {
  const previous = previousStep(step, registrationType)
  return isFastLane && previous !== undefined && usualSteps.includes(previous)
    ? previousStepInLane(previous, { registrationType, isFastLane })
    : previous
}

interface LanePlace {
  registrationType: RegistrationType
  isFastLane: boolean
}

/** Percent: index by count, and 100 on the last. */
export function progressAt(step: WizardStep, registrationType: RegistrationType): number {
  const steps = stepsFor(registrationType)
  return step === steps.at(-1) ? 100 : (steps.indexOf(step) / steps.length) * 100
}

/** The step to show for a requested one: the first step when an earlier one is not done or the requested one is unknown. */
export function enterableStep(wantedStep: WizardStep, place: WizardPlace): WizardStep {
  if (place.isCreated) return 'summary'
  return canEnter(wantedStep, place) ? wantedStep : 'basics'
}

export function canEnter(step: WizardStep, { registrationType, completed, isCreated }: WizardPlace): boolean {
  if (isCreated || step === 'summary') return isCreated && step === 'summary'
  const steps = stepsFor(registrationType)
  const position = steps.indexOf(step)
  return position >= 0 && steps.slice(0, position).every((earlier) => completed.includes(earlier))
}

/** Which step a field of the event belongs to, for issues that come back when everything is sent at once. */
export function stepOfField(field: string): WizardStep | undefined {
  if (field.startsWith('basicDetails')) return 'basics'
  if (/^options\.meals\[\d+\]\.time$|^afterPartyLocation/.test(field)) return 'mealtimes'
  if (field.startsWith('options')) return 'options'
  return field.startsWith('publicSettings') ? 'registration-settings' : undefined
}
