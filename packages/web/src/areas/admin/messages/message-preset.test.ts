import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../test/example-team.ts'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'
import { presetOf } from './message-preset.ts'

const teams: RecipientPool = {
  type: 'TEAM',
  teams: [exampleTeam(1), exampleTeam(2), exampleTeam(3, { status: 'CANCELLED' })],
}
const presetFor = (query: string, pool: RecipientPool = teams) => presetOf(new URLSearchParams(query), pool)

test.each([
  ['one team', 'messageSubType=TEAM_SINGLE&selectedTeamIds=t1', ['t1']],
  ['several teams', 'messageSubType=TEAMS_MODIFIED_WAITINGLIST&selectedTeamIds=t2,t1', ['t2', 't1']],
  ['teams without a sub-type', 'selectedTeamIds=t2', ['t2']],
  ['a team named twice, beside a cancelled and an unknown one', 'selectedTeamIds=t1,t1,t3,nobody', ['t1']],
])('%s named in the address are chosen', (_, query, customSelectedIds) => {
  expect(presetFor(query)).toEqual({ selection: 'CUSTOM_SELECTION', customSelectedIds })
})

test.each(['', 'messageSubType=DEFAULT', 'messageSubType=RECIPIENTS_ALL&selectedTeamIds=t1', 'selectedTeamIds=gone'])(
  '"%s" leaves everybody chosen',
  (query) => {
    expect(presetFor(query)).toBeUndefined()
  },
)

const people: RecipientPool = {
  type: 'PARTICIPANT',
  participants: ['p1', 'p2', 'p3'].map((id) => ({ id }) as ParticipantReply),
}

test('people named in the address, or brought along, are chosen', () => {
  expect(presetFor('selectedParticipantIds=p2,gone,p2', people)).toEqual({
    selection: 'CUSTOM_SELECTION',
    customSelectedIds: ['p2'],
  })
  const state = { selectedParticipantIds: ['p3', 'p1', 7] }
  expect(presetOf(new URLSearchParams(), people, state)).toEqual({
    selection: 'CUSTOM_SELECTION',
    customSelectedIds: ['p3', 'p1'],
  })
})

test.each([undefined, null, 'p1', { selectedParticipantIds: 'p1' }, { search: '?q=a' }])(
  'a step that brings nobody along (%j) leaves everybody chosen',
  (state) => {
    expect(presetOf(new URLSearchParams(), people, state)).toBeUndefined()
  },
)

test('a message to participants is not about teams, nor one to teams about participants', () => {
  expect(presetFor('selectedTeamIds=p1', people)).toBeUndefined()
  expect(presetFor('selectedParticipantIds=t1')).toBeUndefined()
})
