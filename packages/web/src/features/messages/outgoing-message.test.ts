import { expect, test } from 'vitest'
import { blankMessage } from './blank-message.ts'
import type { MessageType } from './message-content.ts'
import { outgoingMessage } from './outgoing-message.ts'

const custom = (ids: string[]) => ({ selection: 'CUSTOM_SELECTION', customSelectedIds: ids }) as const

test.each([
  ['PARTICIPANT', { participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds: ['a', 'b'] }],
  ['TEAM', { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ['a', 'b'] }],
  ['DINNER_ROUTE', { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ['a', 'b'] }],
] as const)('%s names whom it goes to in its own words', (type, expected) => {
  expect(outgoingMessage(type, { ...blankMessage(type, 'de'), ...custom(['a', 'b']) }).body).toMatchObject(expected)
})

test.each([
  ['PARTICIPANT', 'customSelectedParticipantIds'],
  ['TEAM', 'customSelectedTeamIds'],
  ['DINNER_ROUTE', 'customSelectedTeamIds'],
] as const)('%s sends an empty selection as null', (type, field) => {
  expect(outgoingMessage(type, { ...blankMessage(type, 'de'), ...custom([]) }).body).toHaveProperty(field, null)
})

test('who was chosen earlier does not count once everybody is', () => {
  const content = { ...blankMessage('TEAM', 'de'), customSelectedIds: ['a'] }
  expect(outgoingMessage('TEAM', content).body).toMatchObject({ teamSelection: 'ALL', customSelectedTeamIds: null })
})

test('the parts of the default texts are sent under their names', () => {
  const team = blankMessage('TEAM', 'en')
  const route = blankMessage('DINNER_ROUTE', 'en')
  expect(outgoingMessage('TEAM', team).body).toMatchObject(team.parts)
  expect(outgoingMessage('DINNER_ROUTE', route).body).toMatchObject(route.parts)
  expect(Object.keys({ ...team.parts, ...route.parts })).toHaveLength(4)
})

test('a type that is none of the three is an error', () => {
  const unknown = 'NEWSLETTER' as MessageType
  expect(() => outgoingMessage(unknown, blankMessage('TEAM', 'de'))).toThrow('NEWSLETTER')
})
