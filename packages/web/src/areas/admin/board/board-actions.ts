import { createContext, useContext } from 'react'
import type { DragItem } from './drag/drag-item.ts'

interface BoardActions {
  /** Opens the actions of a person or team beside the button that asks for them. */
  openMenu: (item: DragItem, anchor: HTMLElement) => void
  /** The board is only read: nothing is picked up. */
  isFixed: boolean
}

/** The same as long as the board is open, so that no card is drawn again because of it. */
export const BoardActionsContext = createContext<BoardActions | undefined>(undefined)

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext)
  if (actions === undefined) throw new Error('useBoardActions needs the board around it')
  return actions
}
