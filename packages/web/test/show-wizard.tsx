import { masterDataRoutes } from '@running-dinner/contract/events'
import type { Language } from '@running-dinner/domain'
import { saveDraft } from '../src/areas/wizard/draft-storage.ts'
import { WizardArea } from '../src/areas/wizard/wizard-area.tsx'
import { startDraft, type WizardDraft } from '../src/areas/wizard/wizard-draft.ts'
import { renderPage } from './render-page.tsx'
import { given, reply } from './server.ts'

const mealLabels = { de: ['Vorspeise', 'Hauptgang', 'Nachspeise'], en: ['Starter', 'Main course', 'Dessert'] }
const demo = { title: 'Demo', city: 'Leipzig', zip: '04109', country: 'DE' }

/** A draft whose first step is done: an open event on 1 June 2030. */
export function exampleDraft(changes: Partial<WizardDraft> = {}): WizardDraft {
  const draft = startDraft({ runningDinnerType: 'STANDARD', today: '2030-05-01', mealLabels, language: 'en', demo })
  const basicDetails = {
    ...draft.basicDetails,
    title: 'Summer dinner',
    zip: '76133',
    city: 'Karlsruhe',
    date: '2030-06-01',
  }
  return { ...draft, basicDetails, completed: ['basics', 'participants-preview'], ...changes }
}

interface WizardOptions {
  /** The path below the wizard's; without it the first step. */
  step?: string
  draft?: WizardDraft
  language?: Language
}

/** The wizard on 1 May 2030, with the choices that the server words. */
export function showWizard({ step = '', draft, language }: WizardOptions = {}) {
  const choice = (value: string, label: string) => ({ value, label, description: '' })
  given(
    reply(masterDataRoutes.registrationTypes, [
      choice('PUBLIC', 'Everybody'),
      choice('OPEN', 'Only with the link'),
      choice('CLOSED', 'Only the organiser'),
    ]),
    reply(masterDataRoutes.genderAspects, [choice('IGNORE_GENDER', 'At random'), choice('FORCE_GENDER_MIX', 'Mixed')]),
  )
  if (draft) saveDraft(draft)
  return renderPage(<WizardArea />, {
    path: '/running-dinner-wizard/*',
    at: `/running-dinner-wizard${step === '' ? '' : `/${step}`}`,
    now: '2030-05-01T12:00:00Z',
    ...(language ? { language } : {}),
  })
}
