import { expect, test } from 'vitest'
import { type MoveQuestion, readMoveQuestion, withMoveQuestion } from './move-question.ts'

const questions: MoveQuestion[] = [
  { pick: { kind: 'person', id: 'p1' } },
  { pick: { kind: 'team', id: 't1' } },
  { move: { kind: 'SWAP_MEMBERS', participantId: 'p1', otherParticipantId: 'p2' } },
  { move: { kind: 'SWAP_MEALS', teamId: 't1', otherTeamId: 't2' } },
  { move: { kind: 'CHANGE_HOST', teamId: 't1', participantId: 'p1' } },
]

test.each(questions)('a question written into the address is read back unchanged: %o', (question) => {
  const query = withMoveQuestion(new URLSearchParams('by=table&moveTo=team.t9&move=teams.t8.t9'), question)
  expect(readMoveQuestion(query)).toEqual(question)
  expect(query.get('by')).toBe('table')
})

test('without a question removes its parameters and keeps all others', () => {
  const query = withMoveQuestion(new URLSearchParams('by=table&moveTo=team.t9&move=teams.t8.t9'), undefined)
  expect(query.toString()).toBe('by=table')
  expect(readMoveQuestion(query)).toBeUndefined()
})

test.each(['move=teams.t1', 'move=moon.t1.t2', 'moveTo=moon.t1', 'moveTo=team.'])(
  'ignores the incomplete or unknown question %s',
  (search) => {
    expect(readMoveQuestion(new URLSearchParams(search))).toBeUndefined()
  },
)
