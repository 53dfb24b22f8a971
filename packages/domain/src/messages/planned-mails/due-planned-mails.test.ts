import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../local-date.ts'
import {
  duePlannedMails,
  type EventNews,
  type PlannedFacts,
  type PlannedMailSetting,
  type SentPlannedMail,
} from './due-planned-mails.ts'
import { type PlannedEvent, type PlannedMail, plannedMails } from './planned-mails.ts'

const date = '2030-06-15'

function event(change: Partial<PlannedEvent> = {}, basics: Partial<PlannedEvent['basicDetails']> = {}): PlannedEvent {
  const of = (clock: string) => ({ id: clock, label: clock, time: `${basics.date ?? date}T${clock}` })
  return {
    runningDinnerType: 'STANDARD',
    basicDetails: {
      ...{ title: 'Dinner', city: '', zip: '', registrationType: 'PUBLIC', languageCode: 'de', country: 'DE' },
      ...{ zipRestrictions: '', date, timeZone: 'Europe/Berlin', ...basics },
    },
    meals: [of('19:00'), of('21:00')],
    afterPartyLocation: undefined,
    createdAt: new Date('2030-05-01T10:00:00Z'),
    acknowledgedDate: new Date('2030-05-01T11:00:00Z'),
    cancellationDate: undefined,
    ...change,
  }
}

function settings(change: Partial<Record<PlannedMail, Partial<PlannedMailSetting>>> = {}): PlannedFacts['settings'] {
  const on = { isOn: true, since: 0, switchedOnAt: undefined }
  return Object.fromEntries(plannedMails.map((mail) => [mail, { ...on, ...change[mail] }])) as PlannedFacts['settings']
}

const facts = (now: string, change: Partial<PlannedFacts> = {}): PlannedFacts => ({
  now: new Date(now),
  event: event(),
  movedAt: undefined,
  settings: settings(),
  sent: [],
  news: [],
  ...change,
})
const due = (now: string, change: Partial<PlannedFacts> = {}) =>
  duePlannedMails(facts(now, change)).map(({ mail, news }) => [mail, ...news.map(({ position }) => position)].join(' '))
const news = (position: number, createdAt: string, kind: EventNews['kind'] = 'CANCELLATIONS'): EventNews => ({
  position,
  kind,
  createdAt: new Date(createdAt),
})
const guests = ['ALL_YOU_NEED']

describe('the mail to guests goes out two days before, at ten on the clocks of the event', () => {
  test.each([
    ['Europe/Berlin', '2030-06-15', '2030-06-13T07:59:00Z', '2030-06-13T08:00:00Z'],
    ['America/Los_Angeles', '2030-06-15', '2030-06-13T16:59:00Z', '2030-06-13T17:00:00Z'],
    ['Pacific/Kiritimati', '2030-06-15', '2030-06-12T19:59:00Z', '2030-06-12T20:00:00Z'],
    ['Pacific/Apia', '2030-06-15', '2030-06-12T20:59:00Z', '2030-06-12T21:00:00Z'],
    // Summer time begins on 31 March and ends on 27 October.
    ['Europe/Berlin', '2030-04-01', '2030-03-30T08:59:00Z', '2030-03-30T09:00:00Z'],
    ['Europe/Berlin', '2030-04-02', '2030-03-31T07:59:00Z', '2030-03-31T08:00:00Z'],
    ['Europe/Berlin', '2030-10-29', '2030-10-27T08:59:00Z', '2030-10-27T09:00:00Z'],
  ])('in %s for %s', (timeZone, day, before, at) => {
    const made = event(
      { createdAt: new Date('2030-01-01'), acknowledgedDate: new Date('2030-01-01') },
      { timeZone, date: day },
    )
    expect([due(before, { event: made }), due(at, { event: made })]).toEqual([[], guests])
  })

  test('late after an outage, until the first course begins', () => {
    expect(due('2030-06-15T16:59:00Z')).toEqual(guests)
    expect(due('2030-06-15T17:00:00Z')).toEqual([])
  })

  test('once for each date: not again when the date is moved there and back', () => {
    const sent: SentPlannedMail = { mail: 'ALL_YOU_NEED', occurrence: date, moment: '', through: undefined }
    expect(due('2030-06-13T10:00:00Z', { sent: [sent] })).toEqual([])
    expect(due('2030-06-20T10:00:00Z', { sent: [sent], event: event({}, { date: '2030-06-22' }) })).toEqual(guests)
  })

  test.each<[string, Partial<PlannedFacts>]>([
    ['created', { event: event({ createdAt: new Date('2030-06-13T08:01:00Z'), acknowledgedDate: undefined }) }],
    ['confirmed', { event: event({ acknowledgedDate: new Date('2030-06-13T08:01:00Z') }) }],
    ['moved there', { movedAt: new Date('2030-06-13T08:01:00Z') }],
    ['switched on', { settings: settings({ ALL_YOU_NEED: { switchedOnAt: new Date('2030-06-13T08:01:00Z') } }) }],
  ])('not when the event was %s after the moment', (_what, change) =>
    expect(due('2030-06-13T09:00:00Z', change)).toEqual([]),
  )
})

describe('nothing goes out', () => {
  const all = [news(1, '2030-06-13T08:00:00Z'), news(2, '2030-06-12T09:00:00Z', 'REGISTRATION_DIGEST')]
  const now = '2030-06-13T09:00:00Z'

  test.each<[string, Partial<PlannedEvent>]>([
    ['of a demo', { runningDinnerType: 'DEMO' }],
    ['before the organiser confirmed', { acknowledgedDate: undefined }],
    ['of a cancelled event', { cancellationDate: new Date('2030-06-01') }],
  ])('%s', (_what, change) => expect(due(now, { event: event(change), news: all })).toEqual([]))

  test('once the evening is over, which is after midnight: three hours after the last course', () => {
    const late = { news: [news(1, '2030-06-15T21:00:00Z')] }
    expect(due('2030-06-15T21:59:00Z', late)).toEqual(['AT_ONCE 1'])
    expect(due('2030-06-15T22:00:00Z', late)).toEqual([])
    const meals = [{ id: 'm1', label: 'Dessert', time: '2030-06-15T23:00' }]
    expect(due('2030-06-15T22:30:00Z', { ...late, event: event({ meals }) })).toEqual(['AT_ONCE 1'])
  })

  test('that is switched off', () => {
    const off = Object.fromEntries(plannedMails.map((mail) => [mail, { isOn: false }]))
    expect(due(now, { news: all, settings: settings(off) })).toEqual([])
    expect(due(now, { news: all })).toEqual(['ALL_YOU_NEED', 'REGISTRATION_DIGEST 2', 'AT_ONCE 1'])
  })

  test('of what happened while it was off', () =>
    expect(due(now, { news: all, settings: settings({ CANCELLATIONS: { since: 1 } }) })).not.toContain('AT_ONCE 1'))
})

describe('the digest of a day goes out at six in the evening of the event', () => {
  const registered = [1, 2, 3].map((day) => news(day, `2030-05-0${day + 1}T15:59:00Z`, 'REGISTRATION_DIGEST'))

  test('with what was registered before, and never with what came after', () => {
    expect(due('2030-05-02T16:00:00Z', { news: registered.slice(0, 1) })).toEqual([])
    expect(due('2030-05-02T16:01:00Z', { news: registered })).toEqual(['REGISTRATION_DIGEST 1'])
    expect(due('2030-05-03T15:00:00Z', { news: [news(1, '2030-05-02T16:00:00Z', 'REGISTRATION_DIGEST')] })).toEqual([])
  })

  test('as one mail after an outage of days', () =>
    expect(due('2030-05-05T03:00:00Z', { news: registered })).toEqual(['REGISTRATION_DIGEST 1 2 3']))

  test('once a day, and not about what an earlier one reported', () => {
    const sent = [
      { mail: 'REGISTRATION_DIGEST', occurrence: 'after 0', moment: '2030-05-02T18:00', through: 1 },
    ] as const
    const [first, second] = [registered.slice(0, 1), [news(2, '2030-05-02T15:00:00Z', 'REGISTRATION_DIGEST')]]
    expect(due('2030-05-02T17:00:00Z', { sent, news: [...first, ...second] })).toEqual([])
    expect(due('2030-05-03T17:00:00Z', { sent, news: [...first, ...second] })).toEqual(['REGISTRATION_DIGEST 2'])
  })
})

describe('what other people changed goes out within minutes', () => {
  test('collected for three minutes after the first, without what is not settled', () => {
    const many = [
      news(1, '2030-05-10T10:00:00Z'),
      news(2, '2030-05-10T10:02:00Z', 'LATE_DIETS'),
      news(3, '2030-05-10T10:02:50Z'),
    ]
    expect(due('2030-05-10T10:02:59Z', { news: many })).toEqual([])
    expect(due('2030-05-10T10:03:00Z', { news: many })).toEqual(['AT_ONCE 1 2'])
  })

  test('also after the clock was set back by a day', () =>
    expect(due('2030-05-09T10:00:00Z', { news: [news(1, '2030-05-10T10:00:00Z')] })).toEqual(['AT_ONCE 1']))
})

/** Runs by a clock that jumps, with news, moves of the date and switches between them. */
const step = fc.record({
  minutes: fc.integer({ min: -3000, max: 3000 }),
  news: fc.option(fc.constantFrom<EventNews['kind']>('REGISTRATION_DIGEST', 'CANCELLATIONS', 'LATE_DIETS')),
  moveTo: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 8 }),
  toggle: fc.option(fc.constantFrom(...plannedMails), { freq: 8 }),
})

test('tells each piece of news at most once, one mail per date, and nothing that happened while it was off', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = Date.parse('2030-06-12T12:00:00Z')
      let current = facts(new Date(now).toISOString())
      const [notifiedPositions, offWhenItHappened]: [number[], Set<number>] = [[], new Set()]
      for (const { minutes, news: kind, moveTo, toggle } of steps) {
        now += minutes * 60_000
        const at = new Date(now)
        const position = current.news.length + 1
        if (kind) {
          if (!current.settings[kind].isOn) offWhenItHappened.add(position)
          current = { ...current, news: [...current.news, { position, kind, createdAt: at }] }
        }
        if (moveTo !== null) current = { ...current, event: event({}, { date: plusDays(date, moveTo) }), movedAt: at }
        if (toggle) {
          const isOn = !current.settings[toggle].isOn
          const changed = { isOn, since: current.news.length, switchedOnAt: at }
          current = { ...current, settings: { ...current.settings, [toggle]: changed } }
        }
        for (const mail of duePlannedMails({ ...current, now: at })) {
          expect(current.sent.map((sent) => [sent.mail, sent.occurrence])).not.toContainEqual([
            mail.mail,
            mail.occurrence,
          ])
          for (const item of mail.news) expect(current.settings[item.kind].isOn).toBe(true)
          notifiedPositions.push(...mail.news.map((item) => item.position))
          current = { ...current, sent: [...current.sent, mail] }
        }
      }
      expect(new Set(notifiedPositions).size).toBe(notifiedPositions.length)
      expect(notifiedPositions.filter((position) => offWhenItHappened.has(position))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
