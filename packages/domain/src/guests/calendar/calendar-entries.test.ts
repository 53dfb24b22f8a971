import { describe, expect, test } from 'vitest'
import { afterParty, mainCourseAtAdas, meals } from '../../../test/example-messages.ts'
import {
  type Evening,
  goneNotification,
  type NotificationKind,
  notificationOf,
} from '../../messages/notification-status/notification.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { TeamStatus } from '../../plan/teams/team.ts'
import { type CalendarEntry, type CalendarFacts, calendarEntries } from './calendar-entries.ts'
import { type GivenEntry, revisedCalendar } from './calendar-revision.ts'

const facts: CalendarFacts = {
  timeZone: 'Europe/Berlin',
  placeOf: () => undefined,
  words: {
    at: (course, name) => `${course} at ${name}`,
    atYours: (course) => `${course} at yours`,
    atPartner: (course, name) => `${course} with partner ${name}`,
    cancelled: (course) => `Cancelled: ${course}`,
    contact: (name, number) => `${name}: ${number}`,
    bell: 'bell',
    floor: 'floor',
    door: (hint) => `Door: ${hint}`,
    page: (url) => `Page: ${url}`,
    afterParty: 'After party',
    guestWhoLeft: 'a guest who left',
  },
}

interface Given {
  kind?: NotificationKind
  as?: string
  evening?: Partial<Evening>
  people?: Record<string, Partial<Participant>>
  statuses?: Record<string, TeamStatus>
}

function entriesOf({ kind = 'DINNER_ROUTE', as = 'Ada', evening = {}, people = {}, statuses = {} }: Given = {}) {
  const { teams, visits } = mainCourseAtAdas()
  const changed = teams.map((team) => ({
    ...team,
    status: statuses[team.id] ?? team.status,
    members: team.members.map((member) => ({ ...member, ...people[member.id] })),
  }))
  const now: Evening = { date: '2030-06-01', meals, teams: changed, visits, afterParty, ...evening }
  const team = changed.find(({ members }) => members.some(({ id }) => id === as))
  const reader = team?.members.find(({ id }) => id === as)
  if (!team || !reader) throw new Error(`no ${as}`)
  const notification = notificationOf(kind, reader, team, now)
  return calendarEntries({ notification, participantId: as, pageUrl: 'https://example.org/me' }, facts)
}
const titles = (entries: readonly CalendarEntry[]) => entries.map(({ title }) => title)

describe('the calendar of a person', () => {
  test('has their own stops and the after party, in order of time, until the next one begins', () => {
    const times = entriesOf().map(({ title, start, end }) => [title, start.toISOString(), end.toISOString()])
    expect(times).toEqual([
      ['Starter at Cem Example', '2030-06-01T17:00:00.000Z', '2030-06-01T19:00:00.000Z'],
      ['Main course at yours', '2030-06-01T19:00:00.000Z', '2030-06-01T21:00:00.000Z'],
      ['Dessert at Eva Example', '2030-06-01T21:00:00.000Z', '2030-06-01T23:00:00.000Z'],
      ['Dancing', '2030-06-01T23:00:00.000Z', '2030-06-02T01:00:00.000Z'],
    ])
  })

  test('has a stop that ends early when the next one begins within two hours', () => {
    const early = entriesOf({ evening: { afterParty: { ...afterParty, time: '2030-06-02T00:15' } } })
    expect(early.map(({ end }) => end.toISOString())).toEqual([
      ...[
        '2030-06-01T19:00:00.000Z',
        '2030-06-01T21:00:00.000Z',
        '2030-06-01T22:15:00.000Z',
        '2030-06-02T00:15:00.000Z',
      ],
    ])
  })

  test('says where to go, whom to call, which hint there is for the address, and where to read more', () => {
    const people = { Cem: { mobileNumber: '0171 1', addressRemarks: 'Back yard\n3rd floor' } }
    const [starter] = entriesOf({ people })
    expect(starter).toMatchObject({
      key: 'starter',
      address: 'Elm Street 1, 04109 Leipzig',
      description: 'Cem Example: 0171 1\nDoor: Back yard\n3rd floor\nPage: https://example.org/me',
    })
  })

  test('names the partner who hosts, with their number, and not the reader', () => {
    const people = { Ada: { mobileNumber: '0171 2' } }
    const own = entriesOf({ as: 'Ben', people })[1]
    expect(own).toMatchObject({ title: 'Main course with partner Ada Example' })
    expect(own?.description).toContain('Ada Example: 0171 2')
    expect(entriesOf({ people })[1]?.description).not.toContain('0171 2')
  })

  test('shows a pin set by hand, else the place the house knows', () => {
    const geocodingResult = { lat: 51.3, lng: 12.4, quality: 'MANUAL' as const }
    expect(entriesOf({ people: { Cem: { geocodingResult } } })[0]?.place).toEqual({ lat: 51.3, lng: 12.4 })
    expect(entriesOf()[0]?.place).toBeUndefined()
  })

  test('cancels the stop at a team that dropped out, without address or phone', () => {
    const [starter, ...others] = entriesOf({ statuses: { starters: 'CANCELLED' } })
    expect(starter).toMatchObject({ isCancelled: true, title: 'Cancelled: Starter', address: '', description: '' })
    expect(others.some(({ isCancelled }) => isCancelled)).toBe(false)
  })

  test('has only the own course before the route was mailed, and nothing without a team', () => {
    expect(titles(entriesOf({ kind: 'TEAM' }))).toEqual(['Main course at yours'])
    const gone = { notification: goneNotification('DINNER_ROUTE'), participantId: 'Ada', pageUrl: '' }
    expect(calendarEntries(gone, facts)).toEqual([])
  })
})

describe('the sequence of an entry', () => {
  /** Gives out one state after the other, as mails and feeds do. */
  function givenOut(...states: CalendarEntry[][]) {
    return givenOutTo(new Set(['starter', 'main', 'dessert', 'after-party']), states)
  }
  function givenOutTo(notifiedKeys: ReadonlySet<string>, states: readonly CalendarEntry[][]) {
    let given: GivenEntry[] = []
    return states.map((current, index) => {
      const digestOf = ({ start, end, ...texts }: CalendarEntry) => JSON.stringify([start, end, Object.entries(texts)])
      const revision = revisedCalendar({
        given,
        current,
        notifiedKeys,
        words: facts.words,
        digestOf,
        now: new Date(index),
      })
      const kept = given.filter(({ key }) => !revision.changed.some((entry) => entry.key === key))
      given = [...kept, ...revision.changed]
      return Object.fromEntries(
        revision.entries.map(({ key, sequence, isCancelled }) => [
          key,
          isCancelled ? `${sequence} cancelled` : sequence,
        ]),
      )
    })
  }
  const plan = entriesOf()
  const otherHost = entriesOf({ people: { Cem: { firstnamePart: 'Zoe' } } })

  test('goes up with each change of this entry alone, and goes on when a change is taken back', () => {
    expect(givenOut(plan, plan, otherHost, plan)).toEqual([
      { starter: 0, main: 0, dessert: 0, 'after-party': 0 },
      { starter: 0, main: 0, dessert: 0, 'after-party': 0 },
      { starter: 1, main: 0, dessert: 0, 'after-party': 0 },
      { starter: 2, main: 0, dessert: 0, 'after-party': 0 },
    ])
  })

  test('goes up when an entry is gone, stays while it is gone, and goes up when it is back', () => {
    const withoutParty = entriesOf({ evening: { afterParty: undefined } })
    const states = givenOut(plan, withoutParty, withoutParty, plan)
    expect(states.map((state) => state['after-party'])).toEqual([0, '1 cancelled', '1 cancelled', 2])
  })

  test('cancels all that was given out to a person who has no team any more, and nothing else', () => {
    expect(givenOut(entriesOf({ kind: 'TEAM' }), [])).toEqual([{ main: 0 }, { main: '1 cancelled' }])
    expect(givenOut([])).toEqual([{}])
  })

  test('leaves out an entry that is gone before the person was notified of it, and numbers it on when it is back', () => {
    const onlyMain = entriesOf({ kind: 'TEAM' })
    expect(givenOutTo(new Set(['main']), [plan, onlyMain, plan])).toEqual([
      { starter: 0, main: 0, dessert: 0, 'after-party': 0 },
      { main: 0 },
      { starter: 0, main: 0, dessert: 0, 'after-party': 0 },
    ])
  })
})
