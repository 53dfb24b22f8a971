import type { ListedParticipant } from '@running-dinner/contract/people'
import { type PersonRow, rowsOf, type TeamFacts } from '../src/areas/admin/people/participants/list/person-rows.ts'

/** Rows for tests: six seats are enough to host. */
export function exampleRows(
  participants: ListedParticipant[],
  participantsWaitingList: ListedParticipant[] = [],
  teams: ReadonlyMap<string, TeamFacts> = new Map(),
): PersonRow[] {
  return rowsOf({ participants, participantsWaitingList }, { seatsNeeded: 6, eventLanguage: 'de', teams })
}
