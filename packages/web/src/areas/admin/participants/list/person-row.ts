import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import type { HostingAbility } from '@running-dinner/domain/participants/hosting.ts'
import type { Wish } from '../../../../features/participants/wish-state.ts'

/** One person as table, cards, filters and search see them; made once for each answer of the server. */
export interface PersonRow {
  person: ListedParticipant
  wish: Wish | undefined
  isWaiting: boolean
  /** The second person of a pair cooks where the first does, so nothing is said about them. */
  ability: HostingAbility | undefined
  teamNumber: number | undefined
  searchText: string
}
