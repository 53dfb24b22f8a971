import { expect, test } from 'vitest'
import { exampleDinner } from '../../../test/example-dinner.ts'
import { exampleEventToRepeat } from '../../../test/example-event-to-repeat.ts'
import { repeatedDraft } from './wizard-context.tsx'
import { startDraft, type WizardDraft, wizardReducer } from './wizard-draft.ts'

const mealLabels = { de: ['Vorspeise', 'Hauptgang', 'Nachspeise'], en: ['Starter', 'Main course', 'Dessert'] }
const demo = { title: 'Demo', city: 'Leipzig', zip: '04109', country: 'DE' }
const start = () => startDraft({ runningDinnerType: 'STANDARD', today: '2028-02-01', mealLabels, language: 'de', demo })

const saveBasics = (draft: WizardDraft, date: string) =>
  wizardReducer(draft, {
    type: 'basicsSaved',
    basicDetails: { ...draft.basicDetails, date },
    today: '2028-02-01',
    mealLabels,
    isFastLane: false,
  })

test('courses, after party and deadline keep their distance from the date when a new one is chosen', () => {
  // The event was on 2 October, its registration ended a week before, and its dessert and party were after midnight.
  const meals = [
    { id: 'm1', label: 'Soup', time: '2027-10-02T20:00' },
    { id: 'm2', label: 'Cake', time: '2027-10-03T00:30' },
  ]
  const afterPartyLocation = {
    ...{ title: 'Bar', time: '2027-10-03T02:00', addressName: '', addressRemarks: '', street: 'Weg', streetNr: '1' },
    ...{ zip: '79098', cityName: 'Freiburg', country: 'DE', geocodingResult: undefined },
  }
  const options = { ...exampleDinner().options, meals }
  const saved = saveBasics(repeatedDraft(start(), exampleEventToRepeat({ options, afterPartyLocation })), '2028-04-01')
  expect(saved.meals).toEqual([
    { label: 'Soup', time: '2028-04-01T20:00' },
    { label: 'Cake', time: '2028-04-02T00:30' },
  ])
  expect(saved.afterPartyLocation).toMatchObject({ title: 'Bar', time: '2028-04-02T02:00' })
  expect(saved.publicSettings.endOfRegistrationDate).toBe('2028-03-25')
})

test('a deadline that would be past is today, and one that was chosen since stays when the date changes again', () => {
  const near = saveBasics(repeatedDraft(start(), exampleEventToRepeat()), '2028-02-05')
  expect(near.publicSettings.endOfRegistrationDate).toBe('2028-02-01')
  const chosen = wizardReducer(near, {
    type: 'publicSettingsSaved',
    publicSettings: { ...near.publicSettings, endOfRegistrationDate: '2028-02-03' },
  })
  expect(saveBasics(chosen, '2028-02-20').publicSettings.endOfRegistrationDate).toBe('2028-02-03')
})

test('a closed event gets the usual deadline once it is opened', () => {
  const draft = repeatedDraft(start(), exampleEventToRepeat({ publicSettings: null }))
  expect(saveBasics(draft, '2028-04-01').publicSettings.endOfRegistrationDate).toBe('2028-03-27')
})

test('takes over settings, and neither links nor ids nor the consent to news', () => {
  const contract = {
    ...{ fullname: 'Olga', email: 'olga@example.org', streetWithNr: 'Weg 1', zip: '79098', city: 'Freiburg' },
    newsletterEnabled: true,
  }
  const draft = repeatedDraft(start(), exampleEventToRepeat({ contract }))
  expect(draft).toMatchObject({
    email: 'organiser@example.org',
    basicDetails: { title: 'Dinner in Freiburg', timeZone: 'Europe/Berlin', registrationType: 'PUBLIC' },
    publicSettings: { description: 'Three courses in three kitchens.', participantLimit: undefined },
    contract: { fullname: 'Olga', streetWithNr: 'Weg 1', newsletterEnabled: false },
    completed: ['participants-preview'],
    created: null,
    carriedOver: {
      title: 'Dinner in Freiburg',
      date: '2027-10-02',
      settings: {
        registrationQuestions: [
          { label: 'Which drink?', kind: 'CHOICE', required: true, options: [{ label: 'Wine' }, { label: 'Juice' }] },
        ],
        travelMode: 'BICYCLE',
        paymentOptions: { pricePerRegistration: '12.50', recipientEmail: 'till@example.org' },
        plannedMailText: 'Bring slippers.',
        plannedMailsOff: ['REGISTRATION_DIGEST'],
      },
    },
  })
  expect(JSON.stringify(draft)).not.toMatch(/question-1|option-1|meal-1|public-1|payment-1|admin-1|dinner-1/)
})

test('opens a registration that was closed by hand the last time', () => {
  const { publicSettings } = exampleDinner()
  const closed = publicSettings && { ...publicSettings, registrationDeactivated: true, participantLimit: 60 }
  const draft = repeatedDraft(start(), exampleEventToRepeat({ publicSettings: closed }))
  expect(draft.publicSettings).toMatchObject({ registrationDeactivated: false, participantLimit: 60 })
})
