import { createContext, useContext } from 'react'
import type { BoardDensity } from './board-density.ts'
import type { DragItem } from './drag/drag-item.ts'

interface BoardActions {
  /** Opens the actions of a person or team beside `anchor`, the pressed button. */
  openMenu: (item: DragItem, anchor: HTMLElement) => void
  /** The board is read-only: nothing can be picked up. */
  isFixed: boolean
  density: BoardDensity
}

/** The value must stay the same object while the board is open: a new one renders every card again. */
export const BoardActionsContext = createContext<BoardActions | undefined>(undefined)

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext)
  if (actions === undefined) throw new Error('useBoardActions needs the board around it')
  return actions
}
