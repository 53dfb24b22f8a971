import { expect, test } from 'vitest'
import { type Facts, overLimits, problemsOf } from './checker.ts'
import { type Entry, outcomeOf } from './history.ts'

const guest = 'register1@cell.example'
const entry = (changes: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'register', key: guest, process: 0, startedAt: 0, endedAt: 100 },
  ...{ outcome: 'ok', status: 200, hasPlace: true, wrong: undefined },
  ...changes,
})
const mail = (messageId: string, changes: { recipient?: string; subject?: string } = {}) => ({
  ...{ recipient: guest, subject: 'Bitte bestätigen', messageId },
  ...changes,
})

/** One registration that was acknowledged, is stored and was mailed once. */
function givenFacts(changes: Partial<Facts> = {}): Facts {
  const none: ReadonlyMap<string, number> = new Map()
  const stored = { create: none, register: new Map([[guest, 1]]), send: none, order: none }
  return { stored, mails: [mail('1')], recipients: [], places: 1, mayRepeatMails: false, ...changes }
}

const registered = (count: number) => ({ ...givenFacts().stored, register: new Map(count > 0 ? [[guest, count]] : []) })

test('finds nothing where callers, database and mails agree', () => {
  expect(problemsOf([entry()], givenFacts())).toEqual([])
})

test('an unanswered call may be stored or not, with its mail or without', () => {
  const unknown = [entry({ outcome: 'unknown', status: 503, hasPlace: false })]
  expect(problemsOf(unknown, givenFacts())).toEqual([])
  expect(problemsOf(unknown, givenFacts({ stored: registered(0), mails: [] }))).toEqual([])
})

test.each<[string, Partial<Entry>, Partial<Facts>, string]>([
  ['an acknowledged row is dropped', {}, { stored: registered(0), mails: [] }, 'was acknowledged and is lost'],
  ['a row is stored twice', {}, { stored: registered(2) }, 'is stored 2 times'],
  [
    'the server refuses what it stores',
    { outcome: 'fail', status: 406, hasPlace: false },
    {},
    'was refused and is stored',
  ],
  ['a mail is doubled', {}, { mails: [mail('1'), mail('2')] }, 'got 2 different mails'],
  ['a mail is repeated without a fault', {}, { mails: [mail('1'), mail('1')] }, 'was sent twice'],
  ['a mail is lost', {}, { mails: [] }, 'no mail reached'],
  [
    'a mail leaves for what was undone',
    { outcome: 'unknown', status: undefined, hasPlace: false },
    { stored: registered(0) },
    'is not stored, but register1@cell.example got a mail',
  ],
  ['more places are given than there are', {}, { places: 0 }, '1 guests were given one of 0 places'],
  ['content is wrong', { wrong: 'a tile was answered 200 with 27 bytes' }, {}, 'a tile was answered'],
  [
    'a full disk is answered 500',
    { outcome: 'unknown', status: 500, hasPlace: false },
    { statuses: [200, 503] },
    'was answered 500',
  ],
  [
    'a caller waits in vain',
    { outcome: 'unknown', status: undefined, hasPlace: false, endedAt: 30_000 },
    {},
    'was never answered',
  ],
])('finds that %s', (_lie, changes, facts, problem) => {
  expect(problemsOf([entry(changes)], givenFacts(facts))).toEqual([expect.stringContaining(problem)])
})

test('finds a message that misses one of its recipients', () => {
  const key = 'cell-1'
  const sent = entry({ kind: 'send', key, hasPlace: false })
  const stored = { ...registered(0), send: new Map([[key, 1]]) }
  const mails = [mail('1', { recipient: 'guest0@cell.example', subject: key })]
  const facts = givenFacts({ stored, mails, recipients: ['guest0@cell.example', 'guest1@cell.example'] })
  expect(problemsOf([sent], facts)).toEqual([`send ${key}: no mail reached guest1@cell.example`])
})

test('finds what is stored although no caller asked for it', () => {
  expect(problemsOf([], givenFacts())).toEqual([`register ${guest} is stored and was never asked for`])
})

test('a repeated mail is right where its answer can be lost', () => {
  expect(problemsOf([entry()], givenFacts({ mails: [mail('1'), mail('1')], mayRepeatMails: true }))).toEqual([])
})

test.each([
  [200, 'ok'],
  [406, 'fail'],
  [429, 'fail'],
  [503, 'unknown'],
  [undefined, 'unknown'],
])('status %s is %s to the caller', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('a cell within its limits of time and memory is right, and each figure over its own is a problem', () => {
  const figures = { replySeconds: 10, healedSeconds: 10, memoryMb: 300 }
  expect(overLimits(figures)).toEqual([])
  expect(overLimits({ ...figures, replySeconds: 10.1 })).toEqual(['a reply took 10.1 s'])
  expect(overLimits({ ...figures, healedSeconds: 10.1 })).toEqual(['healed after 10.1 s'])
  expect(overLimits({ ...figures, memoryMb: 301 })).toEqual(['a process holds 301 MB'])
})
