import { expect, test } from 'vitest'
import type { CourseStages } from '../../events/dinner/evening-times.ts'
import { noticesOf, type SentNotification } from './notices.ts'
import type { PersonNotification } from './notification.ts'

/** A notification about a dessert at the host of this name. */
const at = (host: string): PersonNotification => ({
  kind: 'DINNER_ROUTE',
  ownMealId: undefined,
  facts: [{ fact: 'HOST', mealId: 'dessert', host: { id: host, name: host } }],
})
const day = (number: number) => new Date(Date.UTC(2030, 5, number))
/** The name of the host. */
const digestOf = ({ facts: [fact] }: PersonNotification) => (fact?.fact === 'HOST' ? (fact.host?.name ?? '') : '')
const mailed = (host: string, on: number): SentNotification => ({
  notification: at(host),
  createdAt: day(on),
  isConfirmed: false,
})
const confirmed = (host: string, on: number): SentNotification => ({ ...mailed(host, on), isConfirmed: true })

const open: CourseStages = new Map()
const over: CourseStages = new Map([['dessert', 'OVER']])

function notices(
  sent: SentNotification[],
  now: string,
  seen: Record<string, Date> = {},
  { stages = open, stagesAt = () => open }: { stages?: CourseStages; stagesAt?: (moment: Date) => CourseStages } = {},
) {
  const current = { notification: at(now), changedAt: day(9), stages }
  return noticesOf(sent, current, digestOf, stagesAt, (id) => seen[id]).map(({ id, createdAt, seenAt, changes }) => {
    const [{ before, after } = { before: undefined, after: undefined }] = changes
    const name = (fact: typeof before) => (fact?.fact === 'HOST' ? fact.host?.name : '')
    return [id, `${name(before)} > ${name(after)}`, createdAt.getUTCDate(), seenAt?.getUTCDate()]
  })
}

test.each<[string, SentNotification[], string, Record<string, Date>, unknown[]]>([
  ['there is none without a notification', [], 'Ott', {}, []],
  ['there is none while the first notification holds', [mailed('Ott', 1)], 'Ott', {}, []],
  ['a change that was not told is one', [mailed('Ott', 1)], 'Lang', {}, [['Lang', 'Ott > Lang', 9, undefined]]],
  [
    'a change that was mailed is one that is not read',
    [mailed('Ott', 1), mailed('Lang', 2)],
    'Lang',
    {},
    [['Lang', 'Ott > Lang', 2, undefined]],
  ],
  ['a mail that says the same is none', [mailed('Ott', 1), mailed('Ott', 2)], 'Ott', {}, []],
  [
    'a confirmed mail is read',
    [mailed('Ott', 1), mailed('Lang', 2), confirmed('Lang', 3)],
    'Lang',
    {},
    [['Lang', 'Ott > Lang', 2, 3]],
  ],
  [
    'a change that was confirmed at once is read',
    [mailed('Ott', 1), confirmed('Lang', 3)],
    'Lang',
    {},
    [['Lang', 'Ott > Lang', 3, 3]],
  ],
  [
    'a report reads it',
    [mailed('Ott', 1), mailed('Lang', 2)],
    'Lang',
    { Lang: day(4) },
    [['Lang', 'Ott > Lang', 2, 4]],
  ],
  [
    'each has its step, and a confirmation covers those before it',
    [mailed('Ott', 1), mailed('Lang', 2), mailed('Kim', 3), confirmed('Kim', 4)],
    'Roth',
    {},
    [
      ['Lang', 'Ott > Lang', 2, 4],
      ['Kim', 'Lang > Kim', 3, 4],
      ['Roth', 'Kim > Roth', 9, undefined],
    ],
  ],
  [
    'a change that is taken back is one more, and the same again counts once',
    [mailed('Ott', 1), mailed('Lang', 2), mailed('Ott', 3), mailed('Lang', 4)],
    'Lang',
    {},
    [
      ['Ott', 'Lang > Ott', 3, undefined],
      ['Lang', 'Ott > Lang', 4, undefined],
    ],
  ],
])('%s', (_, sent, now, seen, expected) => {
  expect(notices(sent, now, seen)).toEqual(expected)
})

test('a course that was over when the plan or the mail changed is no news; one that is over since stays as it was mailed', () => {
  expect(notices([mailed('Ott', 1)], 'Lang', {}, { stages: over })).toEqual([])
  const stagesAt = (moment: Date) => (moment >= day(3) ? over : open)
  const sent = [mailed('Ott', 1), mailed('Lang', 2), mailed('Berg', 3)]
  expect(notices(sent, 'Berg', {}, { stages: over, stagesAt })).toEqual([['Lang', 'Ott > Lang', 2, undefined]])
})
