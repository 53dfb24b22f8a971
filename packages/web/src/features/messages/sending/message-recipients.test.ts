import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../test/example-team.ts'
import { messageRecipients, type RecipientPool } from './message-recipients.ts'

const people: RecipientPool = {
  type: 'PARTICIPANT',
  participants: [
    exampleMember('ada', { teamId: 't1' }),
    exampleMember('ben'),
    exampleMember('waiting', { activationDate: null }),
  ],
}
const teams: RecipientPool = {
  type: 'TEAM',
  teams: [exampleTeam(1), exampleTeam(2), exampleTeam(3, { status: 'CANCELLED', teamMembers: [] })],
}

const all = { selection: 'ALL', customSelectedIds: [] } as const
const idsOf = (...given: Parameters<typeof messageRecipients>) => messageRecipients(...given).map(({ id }) => id)

test.each([
  ['ALL', ['ada', 'ben']],
  ['ASSIGNED_TO_TEAM', ['ada']],
  ['NOT_ASSIGNED_TO_TEAM', ['ben']],
] as const)('%s reaches only confirmed people of that selection', (selection, expected) => {
  expect(idsOf({ selection, customSelectedIds: [] }, people)).toEqual(expected)
})

test('a selection of teams reaches their members, each with the team number', () => {
  const chosen = { selection: 'CUSTOM_SELECTION', customSelectedIds: ['t2'] } as const
  expect(messageRecipients(chosen, teams)).toEqual([
    { id: 'p2a', name: 'First-p2a Last-p2a', email: 'p2a@example.org', teamNumber: 2, language: 'de' },
    { id: 'p2b', name: 'First-p2b Last-p2b', email: 'p2b@example.org', teamNumber: 2, language: 'de' },
  ])
  expect(idsOf(all, teams)).toEqual(['p1a', 'p1b', 'p2a', 'p2b'])
})

test('the invited partner of a pair with a shared address gets no mail of their own', () => {
  const root = exampleMember('root', { teamPartnerWishOriginatorId: 'root' })
  const child = exampleMember('child', { teamPartnerWishOriginatorId: 'root', email: root.email })
  expect(idsOf(all, { type: 'PARTICIPANT', participants: [child, root] })).toEqual(['root'])
})

test('finds no recipients for an empty selection', () => {
  expect(idsOf({ selection: 'CUSTOM_SELECTION', customSelectedIds: [] }, people)).toEqual([])
})
