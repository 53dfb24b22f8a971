import type { TeamMove } from '@running-dinner/contract/teams.ts'
import type { DragItem } from './drag/drag-item.ts'

/** What dropping the one on the other means; undefined for two things of different kinds. */
export function moveOf(source: DragItem, target: DragItem): TeamMove | undefined {
  if (source.kind !== target.kind) return undefined
  return source.kind === 'person'
    ? { kind: 'SWAP_MEMBERS', participantId: source.id, otherParticipantId: target.id }
    : { kind: 'SWAP_MEALS', teamId: source.id, otherTeamId: target.id }
}
