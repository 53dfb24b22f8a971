import { expect, test } from 'vitest'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'
import { exampleTeam } from '../../../features/teams/example-team.ts'
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

test('a message to participants is not about teams', () => {
  expect(presetFor('selectedTeamIds=t1', { type: 'PARTICIPANT', participants: [] })).toBeUndefined()
})
