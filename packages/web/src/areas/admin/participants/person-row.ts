import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import type { Wish } from '../../../features/participants/wish-state.ts'

/** One person as both table and cards show them. */
export interface PersonRow {
  person: ListedParticipant
  wish: Wish | undefined
  /** Said in the row only where both lists are shown as one. */
  isWaiting: boolean
}

export interface PersonListProps {
  rows: readonly PersonRow[]
  label: string
  seatsNeeded: number
  notesShown: boolean
  /** Kept so that the way back from a person leads to the same search. */
  search: string
  onDelete: (person: ListedParticipant) => void
}
