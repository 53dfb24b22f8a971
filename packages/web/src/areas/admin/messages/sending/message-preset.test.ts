import type { ParticipantReply } from '@running-dinner/contract/people'
import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../../test/example-team.ts'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { datedSubject, preparedText, presetOf, proposedSubject } from './message-preset.ts'

const teams: RecipientPool = {
  type: 'TEAM',
  teams: [exampleTeam(1), exampleTeam(2), exampleTeam(3, { status: 'CANCELLED' })],
}
const presetFor = (query: string, pool: RecipientPool = teams) => presetOf(new URLSearchParams(query), pool)

test.each([
  ['one team', 'messageSubType=TEAM_SINGLE&selectedTeamIds=t1', ['t1']],
  ['several teams', 'messageSubType=TEAMS_MODIFIED_WAITINGLIST&selectedTeamIds=t2,t1', ['t2', 't1']],
  ['teams without a sub-type', 'selectedTeamIds=t2', ['t2']],
  ['one team named twice, without the cancelled and the unknown team', 'selectedTeamIds=t1,t1,t3,unknown', ['t1']],
])('selects %s from the address', (_, query, customSelectedIds) => {
  expect(presetFor(query)).toEqual({ selection: 'CUSTOM_SELECTION', customSelectedIds })
})

test.each(['', 'messageSubType=DEFAULT', 'messageSubType=RECIPIENTS_ALL&selectedTeamIds=t1', 'selectedTeamIds=gone'])(
  'selects all recipients for the query "%s"',
  (query) => {
    expect(presetFor(query)).toBeUndefined()
  },
)

const people: RecipientPool = {
  type: 'PARTICIPANT',
  participants: ['p1', 'p2', 'p3'].map((id) => ({ id }) as ParticipantReply),
}

test('selects people from the address and from the navigation state, without unknown ids', () => {
  expect(presetFor('selectedParticipantIds=p2,gone,p2', people)).toEqual({
    selection: 'CUSTOM_SELECTION',
    customSelectedIds: ['p2'],
  })
  const state = { selectedParticipantIds: ['p3', 'p1', 7] }
  expect(presetOf(new URLSearchParams(), people, { state })).toEqual({
    selection: 'CUSTOM_SELECTION',
    customSelectedIds: ['p3', 'p1'],
  })
})

test.each([undefined, null, 'p1', { selectedParticipantIds: 'p1' }, { search: '?q=a' }])(
  'selects all recipients for a navigation state without a list of ids (%j)',
  (state) => {
    expect(presetOf(new URLSearchParams(), people, { state })).toBeUndefined()
  },
)

test.each([
  ['teams no mail has reached', ['t2', 'gone', 't3'], ['t2']],
  ['nobody when all have been reached', [], []],
])('selects %s where the address asks for them', (_, ids, customSelectedIds) => {
  expect(presetOf(new URLSearchParams(), teams, { unreached: new Set(ids) })).toEqual({
    selection: 'CUSTOM_SELECTION',
    customSelectedIds,
  })
})

test('ignores team ids in a message to participants, and participant ids in a message to teams', () => {
  expect(presetFor('selectedTeamIds=p1', people)).toBeUndefined()
  expect(presetFor('selectedParticipantIds=t1')).toBeUndefined()
})

const textFor = (query: string, type: 'TEAM' | 'DINNER_ROUTE' = 'TEAM', language: 'de' | 'en' = 'de') =>
  preparedText(new URLSearchParams(query), { type, language, isCancelled: false })?.subject

test.each([
  ['messageSubType=TEAM_CANCELLATION', 'Euer Running-Dinner-Abend ändert sich'],
  ['messageSubType=TEAMS_MODIFIED_WAITINGLIST', 'Dein Team für das Running Dinner'],
  ['messageSubType=TEAM_SINGLE', undefined],
  ['messageSubType=toString', undefined],
  ['', undefined],
])('the query "%s" has the prepared subject %s', (query, subject) => {
  expect(textFor(query)).toBe(subject)
})

test.each([
  ['de', 'Unser Running Dinner ist abgesagt'],
  ['en', 'Our running dinner is cancelled'],
] as const)(
  'a message to the participants of a cancelled event has a prepared text in the event language (%s)',
  (language, subject) => {
    const occasion = { type: 'PARTICIPANT', language, isCancelled: true } as const
    expect(preparedText(new URLSearchParams(), occasion)?.subject).toBe(subject)
    expect(preparedText(new URLSearchParams(), { ...occasion, isCancelled: false })).toBeUndefined()
    expect(preparedText(new URLSearchParams(), { ...occasion, type: 'TEAM' })).toBeUndefined()
  },
)

test('prepared texts are in the event language and only for messages to teams', () => {
  expect(textFor('messageSubType=TEAM_CANCELLATION', 'TEAM', 'en')).toBe('Your running dinner evening changes')
  expect(textFor('messageSubType=TEAM_CANCELLATION', 'DINNER_ROUTE')).toBeUndefined()
})

test.each([
  ['de', 'Samstag, 5. Dezember: deine Route'],
  ['en', 'Saturday, 5 December: your route'],
] as const)('proposes a subject with weekday and day, in the event language (%s)', (language, expected) => {
  expect(datedSubject(proposedSubject('DINNER_ROUTE', language), '2026-12-05', language)).toBe(expected)
})
