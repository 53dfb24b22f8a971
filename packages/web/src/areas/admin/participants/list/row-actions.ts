import type { PersonRow } from './person-row.ts'

/** What can be done from a row; the functions stay the same, so that rows need not be drawn again. */
export interface RowActions {
  /** With the shift key everybody since the last one ticked. */
  onToggle: (row: PersonRow, isRange: boolean) => void
  onOpen: (row: PersonRow) => void
  onMenu: (row: PersonRow, anchor: HTMLElement) => void
}

/** What is the same for every row of a list. */
export interface RowLook {
  seatsNeeded: number
  notesShown: boolean
  /** Said in the row only where both lists are shown as one. */
  waitingMarked: boolean
  /** Kept so that the way back from a person leads to the same list. */
  search: string
}
