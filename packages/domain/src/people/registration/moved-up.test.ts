import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { peopleBeyondLimit, type WaitingNotice, waitingChanges } from './moved-up.ts'

const numbersOf = (people: { participantNumber: number }[]) => people.map(({ participantNumber }) => participantNumber)
const places = (limit: number | undefined, held = exampleList(0)) => ({ limit, held })

test.each([
  ['no limit', exampleList(5), places(undefined), []],
  ['fewer than the limit', exampleList(5), places(6), []],
  ['the last in order', exampleList(5), places(3), [4, 5]],
  ['a pair that does not fit waits, and the next single does not', exampleList(4, [2]), places(2), [2, 3]],
  [
    'an unconfirmed person holds a place and does not wait',
    exampleList(4).map((person) => (person.participantNumber < 3 ? person : { ...person, activationDate: undefined })),
    places(1),
    [2],
  ],
  ['a person who cancelled a short time ago holds a place', exampleList(4).slice(1), places(3, exampleList(1)), [4]],
  ['a waiting person who cancelled does not wait', exampleList(3), places(3, [exampleParticipant(4)]), []],
])('%s', (_, people, given, waiting) => {
  expect(numbersOf(peopleBeyondLimit(people, given))).toEqual(waiting)
})

const now = new Date('2030-05-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const notice = (participantId: string, movedUpAt?: Date, mailedAt?: Date): WaitingNotice => ({
  participantId,
  movedUpAt,
  mailedAt,
})

/** Three people, the third waits at a limit of two: who begins to wait, who moves up, and who is mailed. */
test.each([
  ['waits for the first time', 2, [], ['p3'], [], []],
  ['still waits', 2, [notice('p3')], [], [], []],
  ['moves up', 3, [notice('p3')], [], ['p3'], []],
  ['moved up nine minutes ago', 3, [notice('p3', minutesAgo(9))], [], [], []],
  ['moved up ten minutes ago', 3, [notice('p3', minutesAgo(10))], [], [], ['p3']],
  ['moved up and was mailed', 3, [notice('p3', minutesAgo(20), minutesAgo(5))], [], [], []],
  ['moved down again before the mail', 2, [notice('p3', minutesAgo(20))], ['p3'], [], []],
  ['moved down again after the mail', 2, [notice('p3', minutesAgo(20), minutesAgo(5))], ['p3'], [], []],
])('a person %s', (_, limit, notices, waitIds, movedUpIds, mailIds) => {
  expect(waitingChanges(exampleList(3), places(limit), { notices, now })).toEqual({ waitIds, movedUpIds, mailIds })
})
