import { describe, expect, test } from 'vitest'
import { afterParty, mainCourseAtAdas, meals, person } from '../../../test/example-messages.ts'
import type { CourseStage, CourseStages } from '../../events/dinner/evening-times.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Team } from '../../plan/teams/team.ts'
import { type Evening, eaterOf, goneNotification, type NotificationKind, notificationOf } from './notification.ts'
import {
  type Addressee,
  dietNotificationStatus,
  type NotificationState,
  notificationStatus,
  type SentNotification,
} from './notification-status.ts'

/** A notification to Ada, who cooks the main course for Gil, as the event was with these values of Gil. */
function toAda(
  given: Partial<SentNotification>,
  gil: Partial<Participant> = {},
  kind: NotificationKind = 'DINNER_ROUTE',
): SentNotification {
  const { own, teams, visits } = mainCourseAtAdas()
  const members = (team: typeof own) => team.members.map((one) => (one.id === 'Gil' ? { ...one, ...gil } : one))
  const evening = {
    ...{ date: '2030-06-01', meals, visits, afterParty: undefined },
    teams: teams.map((team) => ({ ...team, members: members(team) })),
  }
  const notification = notificationOf(kind, person('Ada'), own, evening)
  return {
    participantId: 'Ada',
    teamId: 'own',
    notification,
    state: 'RECEIVED',
    email: undefined,
    position: 1,
    ...given,
  }
}

const nuts: Partial<Participant> = { allergens: [{ allergen: 'NUTS', severity: 'TRACES' }] }
const gil = eaterOf(person('Gil', nuts))
const withNuts = (given: Partial<SentNotification> = {}) => toAda(given, nuts)

test.each<[string, NotificationState, SentNotification[]]>([
  ['no notification', 'NEVER', []],
  ['the notification about the team, which names no guest', 'NEVER', [toAda({}, nuts, 'TEAM')]],
  ['a route that names the allergy', 'KNOWN', [withNuts()]],
  ['a route of before the allergy', 'OUTDATED', [toAda({})]],
  [
    'a route with a milder allergy',
    'OUTDATED',
    [toAda({}, { allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] })],
  ],
  ['a new route on its way', 'QUEUED', [toAda({}), withNuts({ state: 'ON_THE_WAY', position: 2 })]],
  ['an old route on its way', 'NEVER', [toAda({ state: 'ON_THE_WAY' })]],
  ['a new route that failed', 'FAILED', [toAda({}), withNuts({ state: 'FAILED', position: 2 })]],
  ['a failed route before one that arrived', 'KNOWN', [withNuts({ position: 2 }), withNuts({ state: 'FAILED' })]],
  ['the allergy in an earlier route only', 'OUTDATED', [toAda({ position: 2 }), withNuts()]],
  ['other facts that changed since', 'KNOWN', [toAda({}, { ...nuts, mobileNumber: '0171 99', lastname: 'New' })]],
])('%s: %s', (_, expected, notifications) => {
  expect(dietNotificationStatus(gil, 'main', [notifications])).toBe(expected)
})

test('a diet is known at a table once one of its cooks was notified of it', () => {
  expect(dietNotificationStatus(gil, 'main', [[], [withNuts()]])).toBe('KNOWN')
  expect(dietNotificationStatus(gil, 'main', [[], [toAda({})]])).toBe('OUTDATED')
  expect(dietNotificationStatus(gil, 'main', [])).toBe('NEVER')
})

test('the course counts: who hosts the main course knows nothing for the dessert', () => {
  expect(dietNotificationStatus(gil, 'dessert', [[withNuts()]])).toBe('OUTDATED')
})

const evening = (change: Partial<Evening> = {}): Evening => {
  const { teams, visits } = mainCourseAtAdas()
  return { date: '2030-06-01', meals, teams, visits, afterParty, ...change }
}
const peopleOf = ({ teams }: Evening) => teams.flatMap((team) => team.members.map((member) => ({ member, team })))
const addressees = (now: Evening): Addressee[] =>
  peopleOf(now).map(({ member, team }) => ({
    participantId: member.id,
    email: member.email,
    team: {
      id: team.id,
      notifications: {
        TEAM: notificationOf('TEAM', member, team, now),
        DINNER_ROUTE: notificationOf('DINNER_ROUTE', member, team, now),
      },
    },
  }))

/** A mail of a kind to every person, as it was written at `then`. */
const toAll = (kind: NotificationKind, then: Evening, given: Partial<SentNotification> = {}): SentNotification[] =>
  peopleOf(then).map(({ member, team }) => ({
    participantId: member.id,
    teamId: team.id,
    notification: notificationOf(kind, member, team, then),
    state: 'RECEIVED',
    email: member.email,
    position: 1,
    ...given,
  }))

const judge = (now: Evening, notifications: readonly SentNotification[], isDemo = false, stages?: CourseStages) =>
  notificationStatus({ addressees: addressees(now), notifications, isDemo, stages })
const outdated = (now: Evening, then = evening(), kind: NotificationKind = 'DINNER_ROUTE', stages?: CourseStages) =>
  judge(now, toAll(kind, then), false, stages).outdated.map(
    ({ participantId, changes }) =>
      `${participantId}: ${changes.map(({ fact, mealId }) => [fact, mealId].join(' ').trim()).join(', ')}`,
  )

/** The event with some values of one person changed. */
function withPerson(id: string, change: Partial<Participant>, from = evening()): Evening {
  const members = (team: Team) => team.members.map((member) => (member.id === id ? { ...member, ...change } : member))
  return { ...from, teams: from.teams.map((team) => ({ ...team, members: members(team) })) }
}
function withTeam(id: string, change: Partial<Team>, from = evening()): Evening {
  return { ...from, teams: from.teams.map((team) => (team.id === id ? { ...team, ...change } : team)) }
}

describe('the state of one kind', () => {
  const now = evening()

  test('is NEVER for all people before a mail was sent', () => {
    expect(judge(now, []).teams).toEqual({ people: 8, known: 0, never: 8, queued: 0, outdated: 0, failed: 0 })
  })

  test('is KNOWN once the notification was received, and a route makes the team known too', () => {
    expect(judge(now, toAll('TEAM', now))).toMatchObject({ teams: { known: 8 }, routes: { never: 8 } })
    expect(judge(now, toAll('DINNER_ROUTE', now))).toMatchObject({ teams: { known: 8 }, routes: { known: 8 } })
  })

  test('is QUEUED while the first mail or the current notification is on its way', () => {
    const later = withPerson('Cem', { street: 'Other Street' })
    const waiting = { state: 'ON_THE_WAY' } as const
    expect(judge(now, toAll('TEAM', now, waiting)).teams.queued).toBe(8)
    expect(judge(later, toAll('TEAM', now, waiting)).teams.queued).toBe(8)
    expect(judge(later, [...toAll('TEAM', now), ...toAll('TEAM', later, waiting)]).teams).toMatchObject({
      known: 6,
      queued: 2,
    })
  })

  test('stays OUTDATED while only an older notification is on its way', () => {
    const later = withPerson('Cem', { street: 'Other Street' })
    const notifications = [...toAll('TEAM', now), ...toAll('TEAM', now, { state: 'ON_THE_WAY', position: 2 })]
    expect(judge(later, notifications).teams).toMatchObject({ known: 6, queued: 0, outdated: 2 })
  })

  test('is FAILED when the latest mail with the current notification failed', () => {
    const failed = toAll('TEAM', now, { state: 'FAILED', position: 2 })
    expect(judge(now, failed).teams.failed).toBe(8)
    expect(judge(now, [...toAll('TEAM', now), ...failed]).teams.known).toBe(8)
  })

  test('of a mail to another address does not count, except in a demo and for the page', () => {
    const elsewhere = toAll('TEAM', now, { email: 'old@example.org' })
    expect(judge(now, elsewhere).teams.never).toBe(8)
    expect(judge(now, elsewhere, true).teams.known).toBe(8)
    expect(judge(now, toAll('TEAM', now, { email: undefined })).teams.known).toBe(8)
  })

  test('follows the last received notification: after an undo that notification is outdated again', () => {
    const later = withPerson('Cem', { street: 'Other Street' })
    const notifications = [...toAll('TEAM', now), ...toAll('TEAM', later, { position: 2 })]
    expect(judge(later, notifications).teams.known).toBe(8)
    expect(judge(now, notifications).teams).toMatchObject({ known: 6, outdated: 2 })
  })
})

describe('outdated are exactly the people whose notification changed', () => {
  test('none before a change', () => expect(outdated(evening())).toEqual([]))

  test('DATE: everyone', () => expect(outdated(evening({ date: '2030-06-02' }))).toHaveLength(8))

  test('PARTNER and CONTACT: the partner, and no guest', () => {
    expect(outdated(withPerson('Ben', { firstnamePart: 'Bert' }))).toEqual(['Ada: PARTNER, CONTACT'])
  })

  test('COURSE: a renamed course concerns all who eat it', () => {
    const renamed = meals.map((meal) => (meal.id === 'dessert' ? { ...meal, label: 'Sweets' } : meal))
    expect(outdated(evening({ meals: renamed }))).toEqual([
      'Ada: COURSE dessert',
      'Ben: COURSE dessert',
      'Eva: COURSE',
      'Fin: COURSE',
      'Hao: COURSE',
    ])
  })

  test('TIME: a moved course concerns all who eat it', () => {
    const moved = meals.map((meal) => (meal.id === 'dessert' ? { ...meal, time: '2030-06-01T23:30' } : meal))
    expect(outdated(evening({ meals: moved }))).toEqual(
      ['Ada', 'Ben', 'Eva', 'Fin', 'Hao'].map((name) => `${name}: TIME dessert`),
    )
  })

  test('HOST, ADDRESS and CONTACT: another host of the same team', () => {
    const home = { street: 'Far Road', mobileNumber: '0171 9' }
    const from = withPerson('Dana', home, withPerson('Cem', { mobileNumber: '0171 8' }))
    expect(outdated(withTeam('starters', { hostMemberId: 'Dana' }, from), from)).toEqual([
      'Ada: HOST starter, ADDRESS starter, CONTACT starter',
      'Ben: HOST starter, ADDRESS starter, CONTACT starter',
      'Cem: HOST starter, ADDRESS starter',
      'Dana: HOST starter, ADDRESS starter',
    ])
  })

  test('ADDRESS: the door, and a pin set by hand, but no pin that was looked up', () => {
    const pin = { lat: 51, lng: 12 }
    expect(outdated(withPerson('Eva', { addressRemarks: 'rear building' }))).toEqual(
      ['Ada', 'Ben', 'Eva', 'Fin'].map((name) => `${name}: ADDRESS dessert`),
    )
    expect(outdated(withPerson('Eva', { geocodingResult: { ...pin, quality: 'MANUAL' } }))).toHaveLength(4)
    expect(outdated(withPerson('Eva', { geocodingResult: { ...pin, quality: 'EXACT' } }))).toEqual([])
  })

  test('DIETS: the kitchens that cook for the person, and their own', () => {
    expect(outdated(withPerson('Hao', { vegan: true }))).toEqual([
      'Ada: DIETS main',
      'Ben: DIETS main',
      'Hao: DIETS dessert',
    ])
    expect(outdated(withPerson('Ben', { mealSpecificsNote: 'no nuts' }))).toEqual([
      ...['Ada: DIETS main', 'Ben: DIETS main'],
      ...['Cem: DIETS starter', 'Dana: DIETS starter'],
      ...['Eva: DIETS dessert', 'Fin: DIETS dessert'],
    ])
  })

  test.each<[string, Partial<Participant>]>([
    ['vegan', { vegan: true }],
    ['vegetarian', { vegetarian: true }],
    ['without lactose', { lactose: true }],
    ['without gluten', { gluten: true }],
    ['an allergen', { allergens: [{ allergen: 'MILK', severity: 'TRACES' }] }],
    ['a note', { mealSpecificsNote: 'no nuts' }],
  ])('DIETS: the kitchens of a person who now eats %s', (_, diet) => {
    expect(outdated(withPerson('Hao', diet))).toEqual(['Ada: DIETS main', 'Ben: DIETS main', 'Hao: DIETS dessert'])
  })

  test('DIETS: how strictly an allergen has to be left out', () => {
    const milk = (severity: 'TRACES' | 'ALLERGY') => withPerson('Hao', { allergens: [{ allergen: 'MILK', severity }] })
    expect(outdated(milk('TRACES'), milk('ALLERGY'))).toHaveLength(3)
  })

  test.each<[CourseStage, number, boolean]>([
    ['FROZEN', 1, true],
    ['FROZEN', 2, true],
    ['BEGUN', 1, false],
    ['BEGUN', 2, true],
    ['OVER', 2, false],
  ])(
    'GUESTS: at a course that is %s, %d of two teams that do not come are news for the host: %s',
    (stage, gone, isNews) => {
      const visits = evening().visits.filter(({ guestTeamId }) => !['g1', 'g2'].slice(0, gone).includes(guestTeamId))
      const news = outdated(evening({ visits }), evening(), 'DINNER_ROUTE', new Map([['main', stage]]))
      expect(news.filter((text) => text.startsWith('Ada: GUESTS main'))).toHaveLength(Number(isNews))
    },
  )

  test('GUESTS: a team that does not come to a host any more', () => {
    const { visits } = evening()
    const without = visits.filter(({ guestTeamId }) => guestTeamId !== 'g2')
    expect(outdated(evening({ visits: without }))).toEqual([
      'Ada: GUESTS main',
      'Ben: GUESTS main',
      'Hao: COURSE main, TIME main, HOST main, ADDRESS main, CONTACT main',
    ])
  })

  test('CANCELLED: a host that does not cook is one change for its guests', () => {
    expect(outdated(withTeam('starters', { status: 'CANCELLED', members: [], hostMemberId: undefined }))).toEqual([
      'Ada: CANCELLED starter',
      'Ben: CANCELLED starter',
    ])
  })

  test('nothing: a cancelled stop is no part of the route any more', () => {
    const then = withTeam('starters', { status: 'CANCELLED', members: [], hostMemberId: undefined })
    const visits = then.visits.filter(({ hostTeamId }) => hostTeamId !== 'starters')
    expect(outdated({ ...then, visits }, then)).toEqual([])
    // To those who were not notified it is news.
    expect(outdated({ ...then, visits })).toHaveLength(2)
  })

  test('AFTER_PARTY: everyone', () => {
    expect(outdated(evening({ afterParty: undefined }))[0]).toBe('Ada: AFTER_PARTY')
    expect(outdated(evening({ afterParty: { ...afterParty, time: '2030-06-02T00:30' } }))).toHaveLength(8)
  })

  test('of both kinds are listed once, with the route', () => {
    const now = withPerson('Cem', { street: 'Other Street' })
    const {
      teams,
      routes,
      outdated: people,
    } = judge(now, [...toAll('TEAM', evening()), ...toAll('DINNER_ROUTE', evening(), { position: 2 })])
    expect([teams.outdated, routes.outdated]).toEqual([2, 4])
    expect(people.map(({ participantId, kind, teamId }) => [participantId, kind, teamId])).toEqual([
      ['Ada', 'DINNER_ROUTE', 'own'],
      ['Ben', 'DINNER_ROUTE', 'own'],
      ['Cem', 'DINNER_ROUTE', 'starters'],
      ['Dana', 'DINNER_ROUTE', 'starters'],
    ])
  })
})

test('nobody is outdated or new in a cancelled event, and what they know stays', () => {
  const now = withPerson('Cem', { street: 'Other Street' })
  const notifications = toAll('DINNER_ROUTE', evening()).filter(({ participantId }) => participantId !== 'Hao')
  const input = { addressees: addressees(now), notifications, isDemo: false }
  expect(notificationStatus(input)).toMatchObject({ outdated: { length: 4 }, newcomers: { length: 1 } })
  const cancelled = notificationStatus({ ...input, isCancelled: true })
  expect(cancelled).toMatchObject({ outdated: [], newcomers: [], routes: { people: 8, known: 3 } })
})

describe('a person who has no team any more', () => {
  const gone = (notifications: SentNotification[]) =>
    notificationStatus({
      addressees: [{ participantId: 'Cem', email: person('Cem').email, team: undefined }],
      notifications,
      isDemo: false,
    })
  const known = toAll('TEAM', evening())

  test('is listed with the team they knew, until they know', () => {
    const { teams, routes, outdated: people } = gone(known)
    expect([teams.people, teams.outdated, routes.people]).toEqual([1, 1, 0])
    expect(people).toMatchObject([
      { participantId: 'Cem', teamId: 'starters', kind: 'TEAM', changes: [{ fact: 'CANCELLED' }] },
    ])
  })

  test('drops out of the list once they know', () => {
    const [first] = known
    const after = gone([
      ...known,
      {
        ...(first as SentNotification),
        participantId: 'Cem',
        email: undefined,
        notification: goneNotification('TEAM'),
        position: 2,
      },
    ])
    expect(after).toMatchObject({ teams: { people: 0 }, people: [], outdated: [] })
  })

  test('is not listed when they never knew of a team', () =>
    expect(gone([])).toMatchObject({ people: [], outdated: [] }))
})

describe('newcomers', () => {
  const now = evening()
  const newcomers = (notifications: SentNotification[], from = now) =>
    judge(from, notifications).newcomers.map(({ participantId, kind }) => `${participantId}: ${kind}`)
  const only = (notifications: SentNotification[], ...ids: string[]) =>
    notifications.filter((sent) => ids.includes(sent.participantId))
  const without = (notifications: SentNotification[], ...ids: string[]) =>
    notifications.filter((sent) => !ids.includes(sent.participantId))
  const teams = toAll('TEAM', now)
  const routes = toAll('DINNER_ROUTE', now)

  test.each<[string, SentNotification[], string[]]>([
    ['nobody before a notification was written', [], []],
    ['nobody when all have their route', routes, []],
    ['who has no team notification while others have theirs', without(teams, 'Hao'), ['Hao: TEAM']],
    ['who has no route while others have theirs', without(routes, 'Hao'), ['Hao: DINNER_ROUTE']],
    ['who knows the team only', [...teams, ...without(routes, 'Hao')], ['Hao: DINNER_ROUTE']],
    ['nobody while the first route is on its way', toAll('DINNER_ROUTE', now, { state: 'ON_THE_WAY' }), []],
    [
      'not those whose mail failed',
      [...without(routes, 'Hao'), ...only(toAll('DINNER_ROUTE', now, { state: 'FAILED' }), 'Hao')],
      [],
    ],
  ])('are %s', (_, notifications, expected) => expect(newcomers(notifications)).toEqual(expected))

  test('are not those who are outdated: these get their first route with what changed for their team', () => {
    const later = withPerson('Ben', { firstnamePart: 'Bert' })
    const notifications = [...teams, ...without(toAll('DINNER_ROUTE', later), 'Ada')]
    expect(newcomers(notifications, later)).toEqual([])
    expect(judge(later, notifications).outdated).toMatchObject([{ participantId: 'Ada', kind: 'DINNER_ROUTE' }])
  })
})
