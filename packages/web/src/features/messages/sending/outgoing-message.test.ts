import { expect, test } from 'vitest'
import type { MessageType } from './message-content.ts'
import { blankMessage } from './message-content.ts'
import { outgoingMessage } from './outgoing-message.ts'

const custom = (ids: string[]) => ({ selection: 'CUSTOM_SELECTION', customSelectedIds: ids }) as const

test.each([
  ['PARTICIPANT', { participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds: ['a', 'b'] }],
  ['TEAM', { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ['a', 'b'] }],
  ['DINNER_ROUTE', { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ['a', 'b'] }],
] as const)('%s sends the selection in the fields of its call', (type, expected) => {
  expect(outgoingMessage(type, { ...blankMessage(type, 'de'), ...custom(['a', 'b']) }).body).toMatchObject(expected)
})

test.each([
  ['PARTICIPANT', 'customSelectedParticipantIds'],
  ['TEAM', 'customSelectedTeamIds'],
  ['DINNER_ROUTE', 'customSelectedTeamIds'],
] as const)('%s sends an empty selection as null', (type, field) => {
  expect(outgoingMessage(type, { ...blankMessage(type, 'de'), ...custom([]) }).body).toHaveProperty(field, null)
})

test('sends no ids of an earlier choice when all are selected', () => {
  const content = { ...blankMessage('TEAM', 'de'), customSelectedIds: ['a'] }
  expect(outgoingMessage('TEAM', content).body).toMatchObject({ teamSelection: 'ALL', customSelectedTeamIds: null })
})

test('sends the parts of the default texts under their names', () => {
  const team = blankMessage('TEAM', 'en')
  const route = blankMessage('DINNER_ROUTE', 'en')
  expect(outgoingMessage('TEAM', team).body).toMatchObject(team.parts)
  expect(outgoingMessage('DINNER_ROUTE', route).body).toMatchObject(route.parts)
  expect(Object.keys({ ...team.parts, ...route.parts })).toHaveLength(4)
})

test('throws for an unknown type', () => {
  const unknown = 'NEWSLETTER' as MessageType
  expect(() => outgoingMessage(unknown, blankMessage('TEAM', 'de'))).toThrow('NEWSLETTER')
})
