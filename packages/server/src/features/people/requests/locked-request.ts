import type { Participant, Team } from '@running-dinner/domain'
import type { GuestRequest } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { guestRequestStore } from '../request-record/index.ts'

/** A request that is still open; call it under the event's lock. Refuses one that was decided or withdrawn meanwhile. */
export async function openRequest(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<GuestRequest> {
  const participantId = await guestRequestStore.personOf(tx, dinner, id)
  if (participantId === undefined) throw notFound()
  const undecided = await guestRequestStore.undecided(tx, dinner, [participantId])
  return undecided.find((request) => request.id === id) ?? refuse('request_closed')
}

/** The person's team and the others in it. */
export async function teamOf(
  tx: Tx,
  dinner: AuthorizedDinner,
  participantId: string,
): Promise<{ team: Team; person: Participant; others: Participant[] } | undefined> {
  const teams = await teamStore.ofDinner(tx, dinner)
  const team = teams.find(({ members }) => members.some(({ id }) => id === participantId))
  const person = team?.members.find(({ id }) => id === participantId)
  return team && person && { team, person, others: team.members.filter((member) => member !== person) }
}
