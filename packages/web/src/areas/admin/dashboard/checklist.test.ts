import { expect, test } from 'vitest'
import { checkListItems } from './checklist.ts'

const fresh = {
  dinnerCreated: true,
  endOfRegistrationDate: false,
  participantMessagesSent: false,
  teamArrangementsCreated: true,
  teamMessagesSent: false,
  dinnerRouteMessagesSent: false,
}

test('what is open and can be done leads to where it is done', () => {
  const paths = checkListItems(fresh, 'A').map(({ name, done, path }) => [name, done, path])
  expect(paths).toEqual([
    ['dinnerCreated', true, undefined],
    ['endOfRegistrationDate', false, undefined],
    ['participantMessagesSent', false, '/admin/A/participants/messages'],
    ['teamArrangementsCreated', true, undefined],
    ['teamMessagesSent', false, '/admin/A/teams/messages'],
    ['dinnerRouteMessagesSent', false, '/admin/A/dinnerroute/messages'],
  ])
})

test('a closed registration waits for no deadline', () => {
  const names = checkListItems({ ...fresh, endOfRegistrationDate: null }, 'A').map((item) => item.name)
  expect(names).not.toContain('endOfRegistrationDate')
})
