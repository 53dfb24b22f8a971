import { expect, test } from 'vitest'
import { cancellationOptions } from './cancellation-options.ts'

const offers = { canReplace: true, missingSeats: 0, meetingPeople: 8, repairPeople: 12, guests: 4 }

test.each([
  ['there are enough people on the waiting list', {}, ['REPLACE', 'REPAIR', 'CANCEL']],
  ['the repair affects fewer people than a replacement', { repairPeople: 6 }, ['REPAIR', 'REPLACE', 'CANCEL']],
  ['nobody who waits has seats enough', { missingSeats: 2 }, ['REPAIR', 'REPLACE', 'CANCEL']],
  ['the waiting list is too short', { canReplace: false }, ['REPAIR', 'CANCEL']],
  ['there are too few teams for a repair', { canReplace: false, repairPeople: undefined }, ['CANCEL']],
  ['the team has no guests', { canReplace: false, guests: 0 }, ['CANCEL', 'REPAIR']],
])('sorts the options where %s', (_, changes, expected) => {
  expect(cancellationOptions({ ...offers, ...changes })).toEqual(expected)
})
