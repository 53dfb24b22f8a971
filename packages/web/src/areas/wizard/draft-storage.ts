import type { DinnerType } from '@running-dinner/domain/events'
import { storedValues } from '../../lib/storage.ts'
import type { WizardDraft } from './wizard-draft.ts'
import { type WizardStep, wizardSteps } from './wizard-steps.ts'

/** Grows when the shape of a draft changes: older ones are forgotten rather than misread. */
const draftVersion = 3

/** In the tab, so that a reload loses nothing and a shared computer keeps nothing. */
const prefix = `running-dinner-wizard/${draftVersion}/`
const drafts = storedValues<WizardDraft>('session', prefix)
/** What was typed into a step that is not finished. */
const typed = storedValues<object>('session', prefix)

export function loadDraft(kind: DinnerType): WizardDraft | undefined {
  return drafts.read(`${kind}/draft`)
}

export function saveDraft(draft: WizardDraft): void {
  drafts.write(draft, `${draft.runningDinnerType}/draft`)
}

export function loadTyped(kind: DinnerType, step: WizardStep): object | undefined {
  return typed.read(`${kind}/${step}`)
}

export function saveTyped(kind: DinnerType, step: WizardStep, values: object): void {
  typed.write(values, `${kind}/${step}`)
}

export function forgetTyped(kind: DinnerType, steps: readonly WizardStep[] = wizardSteps): void {
  for (const step of steps) typed.forget(`${kind}/${step}`)
}
