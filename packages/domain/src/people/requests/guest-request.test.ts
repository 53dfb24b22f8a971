import { expect, test } from 'vitest'
import { asksTooOften, type GuestRequest, requestState } from './guest-request.ts'

const at = new Date('2030-05-01T10:00:00Z')

test.each([
  ['open while the person takes part', {}, true, 'OPEN'],
  ['decided when the person has left', {}, false, 'LEFT'],
  ['withdrawn, whether the person is there or not', { withdrawnAt: at }, false, 'WITHDRAWN'],
  ['declined', { declinedAt: at }, true, 'DECLINED'],
  ['accepted', { acceptedAt: at }, true, 'ACCEPTED'],
] as const)('a request is %s', (_title, moments, takesPart, state) => {
  const none = { withdrawnAt: undefined, declinedAt: undefined, acceptedAt: undefined }
  expect(requestState({ ...none, ...moments }, takesPart)).toBe(state)
})

test('four requests of one kind within a day are too many, and count for that kind only', () => {
  const ago = (hours: number) => ({ kind: 'HOME', createdAt: new Date(at.getTime() - hours * 3_600_000) })
  const asked = (...hours: number[]) => hours.map(ago) as GuestRequest[]
  expect(asksTooOften(asked(1, 2, 3, 23), 'HOME', at)).toBe(true)
  expect(asksTooOften(asked(1, 2, 3, 25), 'HOME', at)).toBe(false)
  expect(asksTooOften(asked(1, 2, 3, 23), 'CANNOT_COME', at)).toBe(false)
})
