import { expect, test } from 'vitest'
import { defaultAfterParty, defaultBasicDetails, openedEndOfRegistration } from './defaults.ts'
import { movedToDate } from './moved-to-date.ts'

const basicDetails = { ...defaultBasicDetails('2030-05-01'), date: '2030-06-15' }
const meals = [
  { id: '1', label: 'A', time: '2030-06-15T19:00' },
  { id: '2', label: 'B', time: '2030-06-15T21:00' },
]
const dinner = {
  basicDetails,
  meals,
  afterPartyLocation: { ...defaultAfterParty(meals, basicDetails), time: '2030-06-16T02:30' },
  publicSettings: undefined,
}
const settings = {
  publicDinnerId: 'p',
  title: '',
  description: '',
  publicContactName: '',
  publicContactEmail: '',
  publicContactMobileNumber: '',
  endOfRegistrationDate: '2030-06-10',
  registrationDeactivated: false,
  participantLimit: undefined,
}

test('clock times stay, also across a clock change and at an hour that the day does not have', () => {
  const { meals: moved, afterPartyLocation } = movedToDate(dinner, '2031-03-29', '2030-05-01')
  expect(moved.map((meal) => meal.time)).toEqual(['2031-03-29T19:00', '2031-03-29T21:00'])
  expect(afterPartyLocation?.time).toBe('2031-03-30T02:30')
})

test.each([
  ['a later day leaves the deadline alone', '2030-07-01', '2030-06-10'],
  ['so does an earlier one that is not before it', '2030-06-10', '2030-06-10'],
  ['an earlier one brings it forward', '2030-06-09', '2030-06-04'],
  ['but not into the past', '2030-05-03', '2030-05-01'],
])('%s', (_, date, expected) => {
  const { publicSettings } = movedToDate({ ...dinner, publicSettings: settings }, date, '2030-05-01')
  expect(publicSettings?.endOfRegistrationDate).toBe(expected)
})

test.each([
  ['a week before the event', '2030-06-15', '2030-06-08'],
  ['exactly a week ahead', '2030-05-08', '2030-05-01'],
  ['today, if that is past', '2030-05-07', '2030-05-01'],
  ['the day of the event, if that is today', '2030-05-01', '2030-05-01'],
  ['the day of the event, if even that is past', '2030-04-20', '2030-04-20'],
])('the registration of an event opened later ends %s', (_, date, expected) => {
  expect(openedEndOfRegistration(date, '2030-05-01')).toBe(expected)
})
