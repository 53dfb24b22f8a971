import type { TeamMove } from '@running-dinner/contract/teams.ts'
import { useEffect, useRef } from 'react'
import { type DragItem, dragElements, isSameItem, itemOf } from './drag/drag-item.ts'

/**
 * What was moved stands elsewhere as another element: the focus goes there once the dialog is closed and the board is drawn anew
 * (`isWaiting`: one of them is still to come).
 */
export function useFocusMoved(isWaiting: boolean): (move: TeamMove) => void {
  const moved = useRef<DragItem>(undefined)
  useEffect(() => {
    const item = moved.current
    if (isWaiting || !item) return
    moved.current = undefined
    const element = dragElements(document.body, item.kind).find(
      (candidate) => isSameItem(itemOf(candidate), item) && candidate.offsetParent !== null,
    )
    element?.querySelector<HTMLElement>('button')?.focus()
  }, [isWaiting])
  return (move) => {
    moved.current =
      move.kind === 'SWAP_MEALS' ? { kind: 'team', id: move.teamId } : { kind: 'person', id: move.participantId }
  }
}
