import { expect, test } from 'vitest'
import { staysInDemo } from './stays-in-demo.ts'

const confirmedAt = new Date('2030-05-01T12:00:00Z')
const before = new Date('2030-05-01T11:59:59Z')
const after = new Date('2030-05-01T12:00:01Z')
const demo = (acknowledgedDate?: Date) => ({ runningDinnerType: 'DEMO', acknowledgedDate }) as const
const event = (acknowledgedDate?: Date) => ({ runningDinnerType: 'STANDARD', acknowledgedDate }) as const

test.each([
  ['a message of an unconfirmed demo', 'PARTICIPANT', after, demo(), true],
  ['a test mail of an unconfirmed demo', 'TEST', after, demo(), true],
  ['the confirmation link of an unconfirmed demo', 'NEW_RUNNING_DINNER', after, demo(), false],
  ['a message written before the demo was confirmed', 'PARTICIPANT', before, demo(confirmedAt), true],
  ['a message written after the demo was confirmed', 'PARTICIPANT', after, demo(confirmedAt), false],
  ['a message of an ordinary event', 'PARTICIPANT', before, event(confirmedAt), false],
  ['a system mail of an unconfirmed ordinary event', 'REGISTRATION', after, event(), false],
  ['a mail of no event', 'ACCOUNT', after, undefined, false],
] as const)('%s', (_, kind, createdAt, dinner, stays) => {
  expect(staysInDemo({ kind, createdAt }, dinner)).toBe(stays)
})
