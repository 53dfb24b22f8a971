import { describe, expect, test } from 'vitest'
import {
  hasUsualSettings,
  placeOf,
  startDraft,
  switchedAfterParty,
  type WizardAction,
  type WizardDraft,
  withAnotherMeal,
  withOrganiser,
  wizardReducer,
} from './wizard-draft.ts'
import { canEnter, nextStep, stepsFor } from './wizard-steps.ts'

const today = '2030-05-01'
const mealLabels = {
  de: ['Vorspeise', 'Hauptgang', 'Nachspeise'],
  en: ['Starter', 'Main course', 'Dessert'],
}
const demo = { title: 'Demo', city: 'Leipzig', zip: '04109', country: 'DE' }

const start = (runningDinnerType: 'STANDARD' | 'DEMO' = 'STANDARD', language: 'de' | 'en' = 'de') =>
  startDraft({ runningDinnerType, today, mealLabels, language, demo })

const saveBasics = (draft: WizardDraft, given: Partial<WizardDraft['basicDetails']>) =>
  wizardReducer(draft, {
    type: 'basicsSaved',
    basicDetails: { ...draft.basicDetails, ...given },
    today,
    mealLabels,
    isFastLane: false,
  })

const savePublic = (draft: WizardDraft, given: Partial<WizardDraft['publicSettings']>) =>
  wizardReducer(draft, { type: 'publicSettingsSaved', publicSettings: { ...draft.publicSettings, ...given } })

describe('a new draft', () => {
  test('writes mails and courses in the language of the screen it began on', () => {
    for (const kind of ['STANDARD', 'DEMO'] as const) {
      const { basicDetails, meals } = start(kind, 'en')
      expect(basicDetails.languageCode).toBe('en')
      expect(meals.map(({ label }) => label)).toEqual(mealLabels.en)
    }
  })

  test('begun on a German screen is an open event today in German with three meals', () => {
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

describe('taking the fast lane', () => {
  const take = (draft: WizardDraft, given: Partial<WizardDraft['basicDetails']> = {}) =>
    wizardReducer(draft, {
      type: 'basicsSaved',
      basicDetails: { ...draft.basicDetails, date: '2030-07-20', ...given },
      today,
      mealLabels,
      isFastLane: true,
    })

  test('completes options, meal times and preview with the usual settings on the day of the event', () => {
    const draft = take(start())
    expect([...draft.completed].sort()).toEqual(['basics', 'mealtimes', 'options', 'participants-preview'])
    expect(draft.options).toEqual(start().options)
    expect(draft.meals.map((meal) => meal.time)).toEqual(['2030-07-20T19:00', '2030-07-20T21:00', '2030-07-20T23:00'])
    expect(draft.afterPartyLocation).toBeNull()
  })

  test.each([
    ['OPEN', 'registration-settings'],
    ['PUBLIC', 'registration-settings'],
    ['CLOSED', 'finish'],
  ] as const)('opens the step after the usual ones (%s), and every completed step can be visited', (type, next) => {
    const draft = take(start(), { registrationType: type })
    for (const step of ['basics', 'options', 'mealtimes', next] as const)
      expect(canEnter(step, placeOf(draft))).toBe(true)
  })

  test('keeps settings that were changed before', () => {
    const two = wizardReducer(start(), {
      type: 'optionsSaved',
      options: { ...start().options, genderAspects: 'IGNORE_GENDER' },
      meals: start().meals.slice(0, 2),
    })
    const draft = take(two)
    expect(draft.options.genderAspects).toBe('IGNORE_GENDER')
    expect(draft.meals).toHaveLength(2)
    expect(hasUsualSettings(start(), mealLabels)).toBe(true)
    expect(hasUsualSettings(take(start(), { languageCode: 'en' }), mealLabels)).toBe(true)
    expect(hasUsualSettings(draft, mealLabels)).toBe(false)
  })

  test('is left by going on step by step', () => {
    expect(take(start()).isFastLane).toBe(true)
    expect(saveBasics(take(start()), {}).isFastLane).toBe(false)
  })
})

describe('the contract', () => {
  test('has zip and city of the event until they are changed', () => {
    const jena = saveBasics(start(), { zip: '07743', city: 'Jena' })
    expect(jena.contract).toMatchObject({ zip: '07743', city: 'Jena' })
    const moved = saveBasics(jena, { zip: '99423', city: 'Weimar' })
    expect(moved.contract).toMatchObject({ zip: '99423', city: 'Weimar' })
    const own = { ...moved, contract: { ...moved.contract, zip: '04109' } }
    expect(saveBasics(own, { zip: '07743', city: 'Jena' }).contract).toMatchObject({ zip: '04109', city: 'Jena' })
  })
})

test('courses saved out of order are kept in order of time, as they will be stored', () => {
  const times = ['2030-05-01T22:00', '2030-05-01T21:00', '2030-05-01T23:00']
  const saved = wizardReducer(start(), {
    type: 'mealTimesSaved',
    meals: start().meals.map((meal, position) => ({ ...meal, time: times[position] ?? '' })),
    afterPartyLocation: null,
  })
  expect(saved.meals.map((meal) => meal.label)).toEqual(['Hauptgang', 'Vorspeise', 'Nachspeise'])
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

describe('a logged-in organiser', () => {
  const kim = { name: 'Kim Koch', email: 'kim@example.org' }

  test('finds name and address filled in', () => {
    const draft = withOrganiser(start(), kim)
    expect(draft.email).toBe('kim@example.org')
    expect(draft.contract.fullname).toBe('Kim Koch')
    expect(draft.publicSettings).toMatchObject({ publicContactName: 'Kim Koch', publicContactEmail: 'kim@example.org' })
  })

  test('keeps what was typed before the login', () => {
    const typed = savePublic(start(), { publicContactName: 'Anna Beck', publicContactEmail: 'anna@example.org' })
    expect(withOrganiser(typed, kim)).toEqual(typed)
  })

  test('changes nothing of an event that is created, and nothing without a session', () => {
    const created = wizardReducer(start(), {
      type: 'dinnerCreated',
      created: { adminId: 'a', administrationUrl: 'u', publicDinnerUrl: undefined, title: 't', email: 'e' },
    })
    expect(withOrganiser(created, kim)).toEqual(created)
    expect(withOrganiser(start(), undefined)).toEqual(start())
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
    created: {
      adminId: 'a',
      administrationUrl: 'https://x/admin/a',
      publicDinnerUrl: undefined,
      title: 't',
      email: 'anna@example.org',
    },
  })
  expect(stepsFor('OPEN').filter((step) => canEnter(step, placeOf(created)))).toEqual(['summary'])
})

test('starting over forgets the event that was created', () => {
  const created = wizardReducer(start(), {
    type: 'dinnerCreated',
    created: { adminId: 'a', administrationUrl: 'u', publicDinnerUrl: undefined, title: 't', email: 'e' },
  })
  expect(wizardReducer(created, { type: 'startedOver', draft: start() })).toEqual(start())
})
