import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { personTexts } from '@running-dinner/domain/participants/search.ts'
import { type PersonRow, rowsOf } from '../src/areas/admin/participants/list/person-rows.ts'
import type { TeamFacts } from '../src/areas/admin/participants/list/person-search.ts'

/** Rows for tests: six seats are enough to host. */
export function exampleRows(
  participants: ListedParticipant[],
  participantsWaitingList: ListedParticipant[] = [],
  teams: ReadonlyMap<string, TeamFacts> = new Map(),
): PersonRow[] {
  const textsOf = personTexts
  return rowsOf({ participants, participantsWaitingList }, { seatsNeeded: 6, eventLanguage: 'de', teams, textsOf })
}
