import type { participantRoutes, ReplyOf } from '@running-dinner/contract'
import { assignableSizes } from '@running-dinner/domain/people/participants/assignment.ts'
import { partnerWishStandings } from '@running-dinner/domain/people/partner-wishes/partner-wish-standings.ts'
import { splitHoldingPlaces } from '@running-dinner/domain/people/waiting-list/held-places.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { cancelledRegistrationStore } from './cancelled-registration.store.ts'
import { presentListed } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

/** Confirmed people only; numbering continues from the main list into the waiting list. */
export async function readParticipantList(
  db: Db,
  dinner: AuthorizedDinner,
  now: Date,
): Promise<ReplyOf<typeof participantRoutes.list>> {
  const [people, held, firstTeam] = await Promise.all([
    participantStore.ofDinner(db, dinner),
    cancelledRegistrationStore.held(db, dinner, now),
    db.selectFrom('team').select('id').where('dinnerId', '=', dinner.id).limit(1).executeTakeFirst(),
  ])
  const teamsGenerated = firstTeam !== undefined
  const numbers = { mealCount: dinner.meals.length, teamSize: dinner.options.teamSize }
  const { assigned, waiting, missing } = splitHoldingPlaces(people, held, {
    ...numbers,
    teamsExist: teamsGenerated,
    participantLimit: dinner.publicSettings?.participantLimit,
  })
  const all = { dinner, people, standingOf: partnerWishStandings(people, dinner.options) }
  return {
    participants: presentListed(assigned, all, 1),
    participantsWaitingList: presentListed(waiting, all, assigned.length + 1),
    numParticipantsTotal: assigned.length + waiting.length,
    teamsGenerated,
    missingParticipantsInfo: {
      numMinParticipantsNeeded: assignableSizes(numbers.mealCount, numbers.teamSize).minimumParticipantsNeeded,
      numParticipantsMissing: missing,
    },
  }
}
