import type { OwnOfferReply } from '@running-dinner/contract'
import { instantIn, type Participant, type Team } from '@running-dinner/domain'
import { isoTimeIn, type LostTable } from '@running-dinner/domain/evening'
import { dietSummary, type TeamVisit } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { linkInvalid } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { guestTitle, presentContact } from '../../events/dinners/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import type { AuthorizedOffer } from './authorized-offer.ts'
import { peopleOf, readRound } from './offer-round.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { presentState } from './place-offers.read.ts'
import { type TableOffer, tableOfferStore } from './table-offer.store.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { partsOf } from './team-offer-round.ts'

/** What the person who was asked sees: their course, but no person of the team before they accept. */
export async function readOwnOffer(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  { dinner, offer: { id } }: AuthorizedOffer,
): Promise<OwnOfferReply> {
  const offer = await placeOfferStore.byId(db, dinner, id)
  if (!offer) throw linkInvalid()
  const { people, teams, open, lost } = await readRound(db, dinner)
  const teamOffer =
    offer.teamOfferId === undefined ? undefined : await teamOfferStore.byId(db, dinner, offer.teamOfferId)
  const table =
    offer.tableOfferId === undefined ? undefined : await tableOfferStore.byId(db, dinner, offer.tableOfferId)
  const mealId = table?.mealId ?? teams.find((team) => team.id === offer.teamId)?.mealId
  const { date, city, languageCode, timeZone } = dinner.basicDetails
  return {
    state: presentState(offer, { now: ctx.clock.now(), isLost: lost.some((lostOffer) => lostOffer.id === offer.id) }),
    validUntil: offer.validUntil.toISOString(),
    firstnames: peopleOf(offer, people).map(({ firstnamePart }) => firstnamePart),
    title: guestTitle(dinner),
    ...{ date, city, languageCode, timeZone },
    newTeams: teamOffer
      ? {
          people: teamOffer.places,
          agreed: partsOf([...open, ...lost], teamOffer)
            .filter(({ state }) => state === 'AGREED')
            .reduce((sum, { places }) => sum + places, 0),
        }
      : null,
    table: table ? await presentTable(db, dinner, { table, teams }) : null,
    course: dinner.meals.find((meal) => meal.id === mealId)?.label ?? '',
    cancelled: dinner.cancellationDate !== undefined,
    ...presentContact(dinner),
  }
}

/** What a cook has to know to decide: when, for how many, and what they eat; no names. */
async function presentTable(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { table, teams }: { table: TableOffer; teams: readonly Team[] },
): Promise<OwnOfferReply['table']> {
  const { timeZone } = dinner.basicDetails
  const meal = dinner.meals.find(({ id }) => id === table.mealId)
  const guests = guestsOf(table, teams, await teamStore.visits(db, dinner))
  return {
    startsAt: meal ? isoTimeIn(timeZone, instantIn(timeZone, meal.time)) : null,
    people: guests.length,
    diets: dietSummary(guests),
  }
}

export function guestsOf(
  { teamId, mealId }: LostTable,
  teams: readonly Team[],
  visits: readonly TeamVisit[],
): Participant[] {
  const ids = new Set(
    visits.filter((visit) => visit.hostTeamId === teamId && visit.mealId === mealId).map((visit) => visit.guestTeamId),
  )
  return teams.filter(({ id, status }) => ids.has(id) && status !== 'CANCELLED').flatMap(({ members }) => members)
}
