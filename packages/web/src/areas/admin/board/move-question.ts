import type { TeamMove } from '@running-dinner/contract/teams.ts'
import type { DragItem } from './drag/drag-item.ts'

const names = { pick: 'moveTo', move: 'move' } as const
const kinds = { SWAP_MEMBERS: 'people', SWAP_MEALS: 'teams', CHANGE_HOST: 'host' } as const

/** What is asked: where something shall go, or whether a move shall be made. */
export type MoveQuestion = { pick: DragItem } | { move: TeamMove }

/** An open question stands in the address: back closes it, reload and a conflict keep the choice. */
export function readMoveQuestion(query: URLSearchParams): MoveQuestion | undefined {
  const [kind, first, second] = query.get(names.move)?.split('.') ?? []
  if (first && second) {
    if (kind === kinds.SWAP_MEMBERS)
      return { move: { kind: 'SWAP_MEMBERS', participantId: first, otherParticipantId: second } }
    if (kind === kinds.SWAP_MEALS) return { move: { kind: 'SWAP_MEALS', teamId: first, otherTeamId: second } }
    if (kind === kinds.CHANGE_HOST) return { move: { kind: 'CHANGE_HOST', teamId: first, participantId: second } }
  }
  const [itemKind, id] = query.get(names.pick)?.split('.') ?? []
  return (itemKind === 'person' || itemKind === 'team') && id ? { pick: { kind: itemKind, id } } : undefined
}

export function withMoveQuestion(query: URLSearchParams, question: MoveQuestion | undefined): URLSearchParams {
  const after = new URLSearchParams(query)
  after.delete(names.pick)
  after.delete(names.move)
  if (question && 'pick' in question) after.set(names.pick, `${question.pick.kind}.${question.pick.id}`)
  if (question && 'move' in question) after.set(names.move, wordOf(question.move))
  return after
}

function wordOf(move: TeamMove): string {
  const kind = kinds[move.kind]
  switch (move.kind) {
    case 'SWAP_MEMBERS':
      return [kind, move.participantId, move.otherParticipantId].join('.')
    case 'SWAP_MEALS':
      return [kind, move.teamId, move.otherTeamId].join('.')
    case 'CHANGE_HOST':
      return [kind, move.teamId, move.participantId].join('.')
  }
}
