import type { Participant, Team } from '@running-dinner/domain'
import type { GuestRequest } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { guestRequestStore } from '../request-record/index.ts'

/** A request that is still open; call it under the event's lock. Refuses one that was decided or withdrawn meanwhile. */
export async function openRequest(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<GuestRequest> {
  const known = await tx
    .selectFrom('guestRequest')
    .innerJoin('participant', 'participant.id', 'guestRequest.participantId')
    .select('guestRequest.participantId')
    .where('guestRequest.dinnerId', '=', dinner.id)
    .where('guestRequest.id', '=', id)
    .executeTakeFirst()
  if (!known) throw notFound()
  const request = (await guestRequestStore.undecided(tx, dinner, [known.participantId])).find(
    (found) => found.id === id,
  )
  return request ?? refuse('request_closed')
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
