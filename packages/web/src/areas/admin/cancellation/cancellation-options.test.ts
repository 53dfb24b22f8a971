import { expect, test } from 'vitest'
import { cancellationOptions } from './cancellation-options.ts'

const offers = { canReplace: true, meetingPeople: 8, repairPeople: 12, guests: 4 }

test.each([
  ['people wait', {}, ['REPLACE', 'REPAIR', 'CANCEL']],
  ['the repair concerns fewer', { repairPeople: 6 }, ['REPAIR', 'REPLACE', 'CANCEL']],
  ['nobody waits', { canReplace: false }, ['REPAIR', 'CANCEL']],
  ['there are too few teams', { canReplace: false, repairPeople: undefined }, ['CANCEL']],
  ['nobody is guest there', { canReplace: false, guests: 0 }, ['CANCEL', 'REPAIR']],
])('where %s', (_, changes, expected) => {
  expect(cancellationOptions({ ...offers, ...changes })).toEqual(expected)
})
