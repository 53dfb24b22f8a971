import { type ActivityReply, activityCodes, activityTypes } from '@running-dinner/contract/events'
import { activities as english } from '@running-dinner/phrases/english'
import { activities as german } from '@running-dinner/phrases/german'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { activityText, originatorText } from './activity-text.ts'

async function wording(language: 'de' | 'en'): Promise<TFunction<'activities'>> {
  const i18n = i18next.createInstance()
  await i18n.init({
    lng: language,
    ns: ['activities'],
    defaultNS: 'activities',
    resources: { de: { activities: german }, en: { activities: english } },
    interpolation: { escapeValue: false },
  })
  return i18n.getFixedT(language, 'activities')
}

function activity(given: Partial<ActivityReply>): ActivityReply {
  return {
    id: 'a',
    activityDate: '2030-01-01T00:00:00Z',
    activityHeadline: '',
    activityMessage: '',
    activityType: 'DINNER_CREATED',
    code: null,
    data: {},
    originator: 'anna@example.org',
    relatedEntityId: null,
    relatedEntityType: null,
    ...given,
  }
}

const data = {
  name: 'Anna & Ben',
  host: 'Ben',
  otherName: 'Cem',
  names: 'Anna, Ben',
  teamNumber: 3,
  otherTeamNumber: 4,
  changedType: 'TEAM_ARRANGEMENT_CREATED',
  teams: 9,
  count: 18,
  email: 'anna@example.org',
  price: '12.50',
  subject: 'Routen',
  meal: 'Hauptgang',
}
const everything = [
  ...activityTypes.map((activityType) => activity({ activityType, data })),
  ...activityCodes.map((code) => activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code, data })),
]

test.each(['de', 'en'] as const)('has a sentence for every activity in %s', async (language) => {
  const t = await wording(language)
  for (const one of everything) {
    const text = activityText(t, one)
    expect(text).not.toMatch(/\{|\}|^(texts|changes)\.|&amp;/)
    expect(text.length).toBeGreaterThan(3)
  }
})

test('numbers decide between one and many, and no teams left are dropped teams', async () => {
  const t = await wording('en')
  const text = (activityType: ActivityReply['activityType'], values: ActivityReply['data']) =>
    activityText(t, activity({ activityType, data: values }))
  expect(text('PARTICIPANTS_UPLOADED', { count: 1 })).toBe('1 person imported from a list')
  expect(text('PARTICIPANTS_UPLOADED', { count: 64 })).toBe('64 people imported from a list')
  expect(text('TEAMS_RECREATED', { teams: 12 })).toBe('12 teams created again')
  expect(text('TEAMS_RECREATED', { teams: 0 })).toBe('All teams removed')
  expect(text('MEAL_TIMES_UPDATED', { meal: 'Dessert', minutes: 10 })).toBe(
    'Everything from Dessert on moved 10 minutes later',
  )
})

test('names are shown as they are written', async () => {
  const t = await wording('de')
  const created = activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code: 'participant_created', data })
  expect(activityText(t, created)).toBe('Anna & Ben hinzugefügt')
})

test.each([
  ['de', 'Du hast die Anmeldung von Anna & Ben bestätigt', 'Anna & Ben hat sich angemeldet'],
  ['en', 'You confirmed Anna & Ben’s registration', 'Anna & Ben registered'],
] as const)(
  'a registration confirmed by hand says by whom, another one who registered (%s)',
  async (language, byHand, byLink) => {
    const t = await wording(language)
    const subscribed = (values: ActivityReply['data']) =>
      activityText(t, activity({ activityType: 'PARTICIPANT_SUBSCRIBED', data: values }))
    expect(subscribed({ name: 'Anna & Ben', confirmedBy: 'olga@example.org' })).toBe(byHand)
    expect(subscribed({ name: 'Anna & Ben' })).toBe(byLink)
  },
)

test('describes an undone change with the text of the change itself', async () => {
  const undone = activity({
    activityType: 'CUSTOM_ADMIN_CHANGE',
    code: 'plan_change_undone',
    data: { ...data, changedType: 'CUSTOM_ADMIN_CHANGE', changedCode: 'team_locked' },
  })
  expect(activityText(await wording('de'), undone)).toBe('Rückgängig gemacht: Team 3 gesperrt')
})

test.each([
  [
    'de',
    { date: '2030-06-02', dateBefore: '2030-06-01', registrationType: 'PUBLIC', registrationTypeBefore: 'CLOSED' },
    'Einstellungen geändert: Datum von 01.06.2030 auf 02.06.2030 verlegt; Anmeldung jetzt öffentlich statt geschlossen',
  ],
  [
    'en',
    { title: 'Summer', titleBefore: 'Spring', teamPartnerWishDisabled: 'true', teamPartnerWishDisabledBefore: 'false' },
    'Settings changed: title now “Summer” instead of “Spring”; partner wishes turned off',
  ],
  ['de', { date: '2030-06-02' }, 'Einstellungen geändert: Datum auf 02.06.2030 verlegt'],
  ['de', {}, 'Einstellungen geändert'],
] as const)('changed settings are named in %s: %j', async (language, data, expected) => {
  const t = await wording(language)
  expect(activityText(t, activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code: 'settings_changed', data }))).toBe(
    expected,
  )
})

test('a changed registration page says what, without repeating long texts or the contact', async () => {
  const data = { participantLimit: '30', participantLimitBefore: '', description: 'changed', publicContact: 'changed' }
  const changed = activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code: 'public_settings_changed', data })
  expect(activityText(await wording('de'), changed)).toBe(
    'Angaben zur Anmeldung geändert: Höchstzahl jetzt 30, vorher keine; Beschreibung geändert; Kontakt geändert',
  )
})

test('names the author unless it was the organiser or the system', () => {
  const by = (name: string) => `von ${name}`
  expect(originatorText(by, '', 'anna@example.org')).toBe('')
  expect(originatorText(by, 'anna@example.org', 'anna@example.org')).toBe('')
  expect(originatorText(by, 'Ben Kern', 'anna@example.org')).toBe(' · von Ben Kern')
})
