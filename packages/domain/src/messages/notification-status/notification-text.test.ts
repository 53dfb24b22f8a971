import { describe, expect, test } from 'vitest'
import { afterParty, mainCourseAtAdas, meals, person } from '../../../test/example-messages.ts'
import { notificationWords } from '../../../test/example-notification-words.ts'
import type { Participant } from '../../people/participants/participant.ts'
import {
  type Evening,
  goneNotification,
  type NotificationKind,
  notificationOf,
  type PersonNotification,
} from './notification.ts'
import { changesBlock } from './notification-blocks.ts'
import { notificationChanges } from './notification-changes.ts'
import { changesPreheader, changeText, listedChanges, notificationPreheader } from './notification-text.ts'

const pinned = { geocodingResult: { lat: 51.3, lng: 12.4, quality: 'MANUAL' } } as Partial<Participant>

function eveningWith(change: Partial<Evening> = {}, ada: Partial<Participant> = {}): Evening {
  const { teams, visits } = mainCourseAtAdas({ ada })
  return { date: '2030-06-01', meals, teams, visits, afterParty, ...change }
}

function notificationIn(evening: Evening, kind: NotificationKind = 'DINNER_ROUTE'): PersonNotification {
  const [team] = evening.teams
  const reader = team?.members[1]
  if (!team || !reader) throw new Error('no reader')
  return notificationOf(kind, reader, team, evening)
}

const dessertCancelled = eveningWith({
  teams: eveningWith().teams.map((team) => (team.id === 'desserts' ? { ...team, status: 'CANCELLED' as const } : team)),
})

function changeLines(before: PersonNotification, after: PersonNotification): string[] {
  const block = changesBlock(notificationChanges(before, after), after, notificationWords)
  return block.kind === 'changes'
    ? block.changes.map(({ label, now, before: was }) => [label, now, was].join(' | '))
    : []
}

test('a pin that moved at the same address is reported as such, not as the same address twice', () => {
  expect(changeLines(notificationIn(eveningWith()), notificationIn(eveningWith({}, pinned)))).toEqual([
    'New: Main course, address | place corrected | ',
  ])
  const party = { ...afterParty, geocodingResult: pinned.geocodingResult } as Evening['afterParty']
  expect(changeLines(notificationIn(eveningWith()), notificationIn(eveningWith({ afterParty: party })))).toEqual([
    'New: after_party | place corrected | ',
  ])
  const [moved] = changeLines(
    notificationIn(eveningWith()),
    notificationIn(eveningWith({}, { ...pinned, streetNr: '2' })),
  )
  expect(moved).toMatch(/^New: Main course, address \| Elm Street 2.* \| was: Elm Street 1/)
})

test('another day is reported once, not with times that read the same', () => {
  const nextDay = eveningWith({
    date: '2030-06-02',
    meals: meals.map((meal) => ({ ...meal, time: meal.time.replace('06-01', '06-02') })),
    afterParty: { ...afterParty, time: '2030-06-03T01:00' },
  })
  const changes = notificationChanges(notificationIn(eveningWith()), notificationIn(nextDay))
  expect(changes.map(({ fact }) => fact)).toEqual(['DATE', 'TIME', 'TIME', 'TIME', 'AFTER_PARTY'])
  expect(listedChanges(changes, notificationWords).map(({ fact }) => fact)).toEqual(['DATE'])
  const later = {
    ...nextDay,
    meals: nextDay.meals.map((meal) => ({ ...meal, time: meal.time.replace('19:00', '18:30') })),
  }
  expect(changeLines(notificationIn(eveningWith()), notificationIn(later))).toEqual([
    'New: date | 2030-06-02 | was: 2030-06-01',
    'New: Starter, time | 18:30 | was: 19:00',
  ])
})

describe('who cooks another course', () => {
  /** Ben and Dana swap their teams, so that Ben cooks the starter with Cem. */
  const together = eveningWith({
    visits: [
      ...eveningWith().visits,
      { hostTeamId: 'own', guestTeamId: 'starters', mealId: 'main' },
      { hostTeamId: 'desserts', guestTeamId: 'starters', mealId: 'dessert' },
    ],
  })
  const swapped = {
    ...together,
    teams: together.teams.map((team) => {
      const came: Record<string, [string, string]> = { own: ['Ben', 'Dana'], starters: ['Dana', 'Ben'] }
      const [left, joined] = came[team.id] ?? []
      return { ...team, members: team.members.map((member) => (member.id === left ? person(joined ?? '') : member)) }
    }),
  }
  const toBen = (evening: Evening, kind: NotificationKind) => {
    const team = evening.teams.find(({ members }) => members.some(({ id }) => id === 'Ben'))
    const ben = team?.members.find(({ id }) => id === 'Ben')
    if (!team || !ben) throw new Error('no Ben')
    return notificationOf(kind, ben, team, evening)
  }
  const withoutContacts = (lines: string[]) => lines.filter((line) => !line.startsWith('New: contact'))

  test('and knows the team only reads where and when, beside where and when before', () => {
    expect(withoutContacts(changeLines(toBen(together, 'TEAM'), toBen(swapped, 'TEAM')))).toEqual([
      'New: partner | Cem Example | was: Ada Example',
      'New: course | Starter | was: Main course',
      'New: Starter, time | 19:00 | was: 21:00',
      'New: Starter, host | Cem Example | was: Ada Example',
    ])
  })

  test('and knows the route reads nothing of either course as if it were off', () => {
    const lines = changeLines(toBen(together, 'DINNER_ROUTE'), toBen(swapped, 'DINNER_ROUTE'))
    expect(lines).toContain('New: course | Starter | was: Main course')
    expect(lines.filter((line) => line.includes('cancelled'))).toEqual([])
    expect(lines.filter((line) => line.includes(', course'))).toEqual([])
  })

  test('and cooks none any more reads that alone', () => {
    const before = toBen(together, 'TEAM')
    const onlyGuest = { ...before, ownMealId: undefined, facts: before.facts.filter((fact) => !('mealId' in fact)) }
    const changed = onlyGuest.facts.map((fact) => (fact.fact === 'COURSE' ? { ...fact, label: '' } : fact))
    expect(changeLines(before, { ...onlyGuest, facts: changed })).toEqual([
      'New: course | You are guests at every course. | was: Main course',
    ])
  })
})

test('what is gone of a stop names its course', () => {
  const visits = eveningWith().visits.filter(({ mealId }) => mealId !== 'dessert')
  const lines = changeLines(notificationIn(eveningWith()), notificationIn(eveningWith({ visits })))
  expect(lines).toContain('New: Dessert, time | cancelled | was: 23:00')
  expect(lines.filter((line) => line.startsWith('New: time'))).toEqual([])
})

test('a cancelled course says so once, and that it takes place again when the cancellation was taken back', () => {
  const [before, after] = [notificationIn(eveningWith()), notificationIn(dessertCancelled)]
  expect(changeLines(before, after)).toEqual(['New: Dessert | cancelled | '])
  expect(changeLines(after, before)).toContain('New: Dessert | takes place again | was: cancelled')
  const again = notificationChanges(goneNotification('DINNER_ROUTE'), before).find(({ fact }) => fact === 'CANCELLED')
  expect(again && changeText(again, notificationWords).after).toBe('You are in a team again.')
})

test('the line beside the subject of a notification says where the evening begins, or who cooks with whom', () => {
  expect(notificationPreheader(notificationIn(eveningWith()), notificationWords)).toBe('19:00 Starter at Cem Example')
  expect(notificationPreheader(notificationIn(eveningWith(), 'TEAM'), notificationWords)).toBe(
    'Main course with Ada Example at 21:00',
  )
  const noStarter = eveningWith().teams.map((team) =>
    team.id === 'starters' ? { ...team, status: 'CANCELLED' as const } : team,
  )
  expect(notificationPreheader(notificationIn(eveningWith({ teams: noStarter })), notificationWords)).toBe(
    '21:00 Main course at Ada Example',
  )
  expect(notificationPreheader(goneNotification('TEAM'), notificationWords)).toBe('You are in no team any more.')
  const guests = { ...notificationIn(eveningWith(), 'TEAM'), ownMealId: undefined }
  expect(notificationPreheader(guests, notificationWords)).toBe('With Ada Example')
})

test('the line beside the subject of a change names what changed without addresses and phones', () => {
  const [before, after] = [
    notificationIn(eveningWith()),
    notificationIn(
      eveningWith({ afterParty: undefined }, { streetNr: '7', firstnamePart: 'Adele', mobileNumber: '0171 1' }),
    ),
  ]
  const line = changesPreheader(notificationChanges(before, after), after, notificationWords)
  expect(line).toBe('New: partner, contact, after_party, Main course (host, address)')
  expect(changesPreheader([], goneNotification('TEAM'), notificationWords)).toBe('You are in no team any more.')
})
