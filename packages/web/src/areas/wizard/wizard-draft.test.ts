import { describe, expect, test } from 'vitest'
import {
  placeOf,
  startDraft,
  switchedAfterParty,
  type WizardAction,
  type WizardDraft,
  withAnotherMeal,
  wizardReducer,
} from './wizard-draft.ts'
import { canEnter, nextStep, stepsFor } from './wizard-steps.ts'

const today = '2030-05-01'
const mealLabels = {
  de: ['Vorspeise', 'Hauptgang', 'Nachspeise'],
  en: ['Starter', 'Main course', 'Dessert'],
}
const demo = { title: 'Demo', city: 'Leipzig', zip: '04109', country: 'DE' }

const start = (runningDinnerType: 'STANDARD' | 'DEMO' = 'STANDARD') =>
  startDraft({ runningDinnerType, today, mealLabels, demo })

const saveBasics = (draft: WizardDraft, given: Partial<WizardDraft['basicDetails']>) =>
  wizardReducer(draft, {
    type: 'basicsSaved',
    basicDetails: { ...draft.basicDetails, ...given },
    today,
    mealLabels,
  })

const savePublic = (draft: WizardDraft, given: Partial<WizardDraft['publicSettings']>) =>
  wizardReducer(draft, { type: 'publicSettingsSaved', publicSettings: { ...draft.publicSettings, ...given } })

describe('a new draft', () => {
  test('is an open event today in German with three meals', () => {
    const draft = start()
    expect(draft.basicDetails).toMatchObject({ date: today, registrationType: 'OPEN', languageCode: 'de' })
    expect(draft.meals).toEqual([
      { label: 'Vorspeise', time: '2030-05-01T19:00' },
      { label: 'Hauptgang', time: '2030-05-01T21:00' },
      { label: 'Nachspeise', time: '2030-05-01T23:00' },
    ])
    expect(draft.afterPartyLocation).toBeNull()
    expect(draft.contract.newsletterEnabled).toBe(false)
  })

  test('has options as its next step and the participants preview done', () => {
    const draft = start()
    expect(nextStep('basics', draft.basicDetails.registrationType)).toBe('options')
    expect(draft.completed).toEqual(['participants-preview'])
  })

  test('of a demo is closed, named and 30 days ahead', () => {
    expect(start('DEMO').basicDetails).toMatchObject({ ...demo, date: '2030-05-31', registrationType: 'CLOSED' })
    expect(start('DEMO').meals[0]?.time).toBe('2030-05-31T19:00')
  })
})

describe('saving the basics', () => {
  test('of a new draft sets the deadline five days before the event', () => {
    expect(start().publicSettings.endOfRegistrationDate).toBe('')
    expect(saveBasics(start(), { date: '2030-07-20' }).publicSettings.endOfRegistrationDate).toBe('2030-07-15')
  })

  test('moves the meals to the date and keeps their clock, also after midnight', () => {
    const timed = wizardReducer(start(), {
      type: 'mealTimesSaved',
      meals: [
        { label: 'A', time: '2030-05-01T20:15' },
        { label: 'B', time: '2030-05-02T00:30' },
      ],
      afterPartyLocation: switchedAfterParty(true, [{ time: '2030-05-02T00:30' }], start().basicDetails),
    })
    const moved = saveBasics(timed, { date: '2030-07-20' })
    expect(moved.meals.map((meal) => meal.time)).toEqual(['2030-07-20T20:15', '2030-07-21T00:30'])
    expect(moved.afterPartyLocation?.time).toBe('2030-07-21T02:30')
  })

  test.each([
    ['missing', '', '2030-07-20', '2030-07-15'],
    ['after the event', '2030-07-21', '2030-07-20', '2030-07-15'],
    ['on the day of the event', '2030-07-20', '2030-07-20', '2030-07-15'],
    ['before the event', '2030-07-19', '2030-07-20', '2030-07-19'],
    ['missing, the event being near', '', '2030-05-03', '2030-05-01'],
  ])('a deadline %s', (_, deadline, date, settled) => {
    const draft = start()
    const given = { ...draft, publicSettings: { ...draft.publicSettings, endOfRegistrationDate: deadline } }
    expect(saveBasics(given, { date }).publicSettings.endOfRegistrationDate).toBe(settled)
  })

  test('words untouched meals in the language of the event', () => {
    const renamed = wizardReducer(start(), {
      type: 'optionsSaved',
      options: start().options,
      meals: start()
        .meals.slice(0, 2)
        .map((meal, position) => (position === 0 ? meal : { ...meal, label: 'Suppe' })),
    })
    expect(saveBasics(renamed, { languageCode: 'en' }).meals.map((meal) => meal.label)).toEqual(['Starter', 'Suppe'])
  })

  test('proposes the title for the registration until it has one of its own', () => {
    const named = saveBasics(start(), { title: 'Spring' })
    expect(named.publicSettings.title).toBe('Spring')
    expect(saveBasics(named, { title: 'Summer' }).publicSettings.title).toBe('Summer')
    const own = savePublic(named, { title: 'Come and cook' })
    expect(saveBasics(own, { title: 'Summer' }).publicSettings.title).toBe('Come and cook')
  })
})

test('a third meal begins two hours after the second', () => {
  const two = start().meals.slice(0, 2)
  expect(withAnotherMeal(two, 'C', today).at(-1)).toEqual({ label: 'C', time: '2030-05-01T23:00' })
})

describe('saving the registration settings', () => {
  const contact = { publicContactEmail: 'anna@example.org', publicContactName: 'Anna Beck' }

  test('hands the contact on to the organiser and the contract', () => {
    const draft = savePublic(start(), contact)
    expect(draft.email).toBe('anna@example.org')
    expect(draft.contract.fullname).toBe('Anna Beck')
  })

  test('keeps an address that is there already', () => {
    expect(savePublic({ ...start(), email: 'me@example.org' }, contact).email).toBe('me@example.org')
  })

  test('gives a demo no address', () => {
    expect(savePublic(start('DEMO'), contact).email).toBe('')
  })

  test('without a name leaves the contract alone', () => {
    const draft = { ...start(), contract: { ...start().contract, fullname: 'Kim' } }
    expect(savePublic(draft, { publicContactName: '' }).contract.fullname).toBe('Kim')
  })
})

describe('the after party', () => {
  test('begins two hours after the last meal in the town of the event', () => {
    const { basicDetails, meals } = saveBasics(start(), { city: 'Jena', zip: '07743' })
    expect(switchedAfterParty(true, meals, basicDetails)).toMatchObject({
      title: 'After-Event-Party',
      time: '2030-05-02T01:00',
      zip: '07743',
      cityName: 'Jena',
    })
  })

  test('is gone when switched off', () => {
    expect(switchedAfterParty(false, start().meals, start().basicDetails)).toBeNull()
  })
})

test('saving every step opens the next one, and creating closes all but the summary', () => {
  const basics = saveBasics(start(), { date: '2030-07-20' })
  const actions: WizardAction[] = [
    { type: 'optionsSaved', options: basics.options, meals: basics.meals },
    { type: 'mealTimesSaved', meals: basics.meals, afterPartyLocation: null },
    { type: 'publicSettingsSaved', publicSettings: basics.publicSettings },
    { type: 'previewSeen' },
  ]
  const ready = actions.reduce(wizardReducer, basics)
  expect(canEnter('finish', placeOf(ready))).toBe(true)
  const created = wizardReducer(ready, {
    type: 'dinnerCreated',
    created: { adminId: 'a', administrationUrl: 'https://x/admin/a', email: 'anna@example.org' },
  })
  expect(stepsFor('OPEN').filter((step) => canEnter(step, placeOf(created)))).toEqual(['summary'])
})

test('starting over forgets the event that was created', () => {
  const created = wizardReducer(start(), {
    type: 'dinnerCreated',
    created: { adminId: 'a', administrationUrl: 'u', email: 'e' },
  })
  expect(wizardReducer(created, { type: 'startedOver', draft: start() })).toEqual(start())
})
