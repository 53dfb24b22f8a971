import type { TeamMove } from '@running-dinner/contract/plan'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DragItem } from './drag/drag-item.ts'

const parameters = { pick: 'moveTo', move: 'move' } as const
const kinds = { SWAP_MEMBERS: 'people', SWAP_MEALS: 'teams', CHANGE_HOST: 'host' } as const

/** The open question: which target to choose (`pick`), or whether to make a move. */
export type MoveQuestion = { pick: DragItem } | { move: TeamMove }

/** The address holds the open question: back closes it, reload and a conflict keep it. */
export function readMoveQuestion(query: URLSearchParams): MoveQuestion | undefined {
  const [kind, first, second] = query.get(parameters.move)?.split('.') ?? []
  if (first && second) {
    if (kind === kinds.SWAP_MEMBERS)
      return { move: { kind: 'SWAP_MEMBERS', participantId: first, otherParticipantId: second } }
    if (kind === kinds.SWAP_MEALS) return { move: { kind: 'SWAP_MEALS', teamId: first, otherTeamId: second } }
    if (kind === kinds.CHANGE_HOST) return { move: { kind: 'CHANGE_HOST', teamId: first, participantId: second } }
  }
  const [itemKind, id] = query.get(parameters.pick)?.split('.') ?? []
  return (itemKind === 'person' || itemKind === 'team') && id ? { pick: { kind: itemKind, id } } : undefined
}

export function withMoveQuestion(query: URLSearchParams, question: MoveQuestion | undefined): URLSearchParams {
  const after = new URLSearchParams(query)
  after.delete(parameters.pick)
  after.delete(parameters.move)
  if (question && 'pick' in question) after.set(parameters.pick, `${question.pick.kind}.${question.pick.id}`)
  if (question && 'move' in question) after.set(parameters.move, textOf(question.move))
  return after
}

function textOf(move: TeamMove): string {
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

/** The move that a drop means; undefined for a person dropped on a team or the reverse. */
export function moveOf(source: DragItem, target: DragItem): TeamMove | undefined {
  if (source.kind !== target.kind) return undefined
  return source.kind === 'person'
    ? { kind: 'SWAP_MEMBERS', participantId: source.id, otherParticipantId: target.id }
    : { kind: 'SWAP_MEALS', teamId: source.id, otherTeamId: target.id }
}

export function useMoveQuestion() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const ask = useCallback(
    (question: MoveQuestion | undefined) => {
      const before = new URLSearchParams(window.location.search)
      const search = withMoveQuestion(before, question).toString()
      // Only the first question is a new history entry, so that back always returns to the board.
      const replace = question === undefined || readMoveQuestion(before) !== undefined
      void navigate({ search }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  return { question: readMoveQuestion(query), ask }
}
