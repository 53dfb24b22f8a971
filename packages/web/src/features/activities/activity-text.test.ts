import { type ActivityReply, activityCodes, activityTypes } from '@running-dinner/contract/activities.ts'
import { activities as german } from '@running-dinner/phrases/de/activities.ts'
import { activities as english } from '@running-dinner/phrases/en/activities.ts'
import i18next, { type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

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
}
const everything = [
  ...activityTypes.map((activityType) => activity({ activityType, data })),
  ...activityCodes.map((code) => activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code, data })),
]

test.each(['de', 'en'] as const)('everything that can happen has a sentence of its own in %s', async (language) => {
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
  expect(text('TEAMS_RECREATED', { teams: 12 })).toBe('12 teams formed anew')
  expect(text('TEAMS_RECREATED', { teams: 0 })).toBe('All teams dropped')
})

test('names are shown as they are written', async () => {
  const t = await wording('de')
  const created = activity({ activityType: 'CUSTOM_ADMIN_CHANGE', code: 'participant_created', data })
  expect(activityText(t, created)).toBe('Anna & Ben hinzugefügt')
})

test('what was undone is said in the words it was told with', async () => {
  const undone = activity({
    activityType: 'CUSTOM_ADMIN_CHANGE',
    code: 'plan_change_undone',
    data: { ...data, changedType: 'CUSTOM_ADMIN_CHANGE', changedCode: 'team_locked' },
  })
  expect(activityText(await wording('de'), undone)).toBe('Rückgängig gemacht: Team 3 gesperrt')
})
