import type { DinnerType } from '@running-dinner/domain/events'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'
import type { WizardDraft } from './wizard-draft.ts'
import { type WizardStep, wizardSteps } from './wizard-steps.ts'

/** Grows when the shape of a draft changes: older ones are forgotten rather than misread. */
const VERSION = 3

/** Kept by the tab, so that a reload loses nothing and a shared computer keeps nothing. */
const keyOf = (kind: DinnerType, part: WizardStep | 'draft') => `running-dinner-wizard/${VERSION}/${kind}/${part}`

export function loadDraft(kind: DinnerType): WizardDraft | undefined {
  // Only saveDraft writes here, and the key carries the version of the shape.
  return read(keyOf(kind, 'draft')) as WizardDraft | undefined
}

export function saveDraft(draft: WizardDraft): void {
  writeStorage('session', keyOf(draft.runningDinnerType, 'draft'), JSON.stringify(draft))
}

/** What was typed into a step that is not finished. */
export function loadTyped(kind: DinnerType, step: WizardStep): unknown {
  return read(keyOf(kind, step))
}

export function saveTyped(kind: DinnerType, step: WizardStep, values: unknown): void {
  writeStorage('session', keyOf(kind, step), JSON.stringify(values))
}

export function forgetTyped(kind: DinnerType, steps: readonly WizardStep[] = wizardSteps): void {
  for (const step of steps) removeStorage('session', keyOf(kind, step))
}

function read(key: string): unknown {
  try {
    const value: unknown = JSON.parse(readStorage('session', key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
