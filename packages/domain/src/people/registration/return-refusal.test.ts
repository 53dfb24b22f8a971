import { expect, test } from 'vitest'
import { type ReturnFacts, type ReturnRefusal, returnRefusal } from './return-refusal.ts'

const facts: ReturnFacts = {
  cancelledAt: new Date('2030-05-01T10:00:00Z'),
  now: new Date('2030-05-01T10:30:00Z'),
  isOver: false,
  teamsExist: false,
  addressTaken: false,
  mustWait: false,
}
const later = { now: new Date('2030-05-01T11:00:00Z') }

test.each<[string, Partial<ReturnFacts>, ReturnRefusal | undefined]>([
  ['within the hour, although all places are taken', { mustWait: true }, undefined],
  ['after the hour while a place is free', later, undefined],
  ['after the hour when all places are taken', { ...later, mustWait: true }, 'PLACE_TAKEN'],
  ['when teams were built within the hour', { teamsExist: true }, 'TEAMS_EXIST'],
  ['when the address was registered again', { addressTaken: true }, 'REGISTERED_AGAIN'],
  ['when the event is over', { isOver: true, teamsExist: true }, 'EVENT_OVER'],
])('coming back %s', (_when, changed, refusal) => {
  expect(returnRefusal({ ...facts, ...changed })).toBe(refusal)
})
