import { createContext, useContext } from 'react'
import type { ChoosableColumn } from './list-columns.ts'
import type { PersonRow } from './person-rows.ts'
import type { SearchHits } from './person-search.ts'

/** What is the same for every row of a list. */
export interface ListContent {
  seatsNeeded: number
  /** What is shown beside the name. */
  shown: readonly ChoosableColumn[]
  /** Rows of the waiting list say so where both lists are shown as one. */
  waitingMarked: boolean
  /** Where the people shown were found; undefined while nothing is searched. */
  hits: SearchHits | undefined
  /** The query of the list's address, so that the way back from a person leads to the same list. */
  search: string
  onMenu: (row: PersonRow, anchor: HTMLElement) => void
}

export const ListContext = createContext<ListContent | undefined>(undefined)

export function useListContext(): ListContent {
  const content = useContext(ListContext)
  if (!content) throw new Error('a row is rendered outside of its list')
  return content
}

/**
 * For everything in a row that takes the focus: in a grid only the active row is reached by the tab key. Undefined outside of a
 * grid, where everything is reached as usual.
 */
export const RowTabIndex = createContext<number | undefined>(undefined)
