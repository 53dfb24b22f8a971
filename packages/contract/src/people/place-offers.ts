import { languages, limits } from '@running-dinner/domain'
import { maxOfferHours, offerStates, teamOfferStates } from '@running-dinner/domain/people'
import { z } from 'zod'
import { contactReply } from '../events/dinners.ts'
import { id, idList, instant, localInstant } from '../forms/fields.ts'
import { mealSpecifics } from '../plan/dinner-routes.ts'
import { route } from '../route.ts'
import { newTeamPeople } from './waiting-list.ts'

const base = '/rest/waitinglistservice/v1/runningdinner/:adminId/offers'
const guest = '/rest/waitinglistservice/v1/offers/:offerToken'

const name = z.object({ id: z.string(), firstnamePart: z.string(), lastname: z.string() })

const placeOffer = z.object({
  id: z.string(),
  /** The offer of new teams that this is a part of. */
  teamOfferId: z.string().nullable(),
  /** Null in new teams, and when the team is not there any more. */
  team: z.object({ id: z.string(), teamNumber: z.number(), mealId: z.string() }).nullable(),
  /** A person, or a pair with its root first. */
  participants: z.array(name),
  state: z.enum(offerStates),
  offeredAt: instant,
  validUntil: instant,
  endedAt: z.nullable(instant),
  /** Without a yes the next person in order is asked. */
  toNext: z.boolean(),
})
export type PlaceOfferReply = z.output<typeof placeOffer>

const teamOffer = z.object({
  id: z.string(),
  state: z.enum(teamOfferStates),
  /** How many have to accept. */
  people: z.number(),
  toNext: z.boolean(),
  offeredAt: instant,
  endedAt: z.nullable(instant),
})
export type TeamOfferReply = z.output<typeof teamOffer>

const placeOffers = z.object({
  /** Free places are offered without the organiser, in order. */
  automatic: z.boolean(),
  /** Proposed for a new offer: fewer on the day of the event. */
  defaultHours: z.number(),
  /** Places of each team that are neither filled nor offered, and who is next for them. */
  freePlaces: z.array(z.object({ teamId: z.string(), places: z.number(), nextIds: z.array(z.string()) })),
  newTeams: z.object({
    /** New teams need this many people, or a multiple. */
    step: z.number(),
    /** To how many people they can be offered now; 0 if too few wait. */
    most: z.number(),
    /** The first in order, for one step. */
    nextIds: z.array(z.string()),
  }),
  /** Offers of new teams, the newest first. */
  teamOffers: z.array(teamOffer),
  /** The newest first. */
  offers: z.array(placeOffer),
})
export type PlaceOffersReply = z.output<typeof placeOffers>

/** What the person who was asked sees: nothing about the people in the team. */
const ownOffer = z.object({
  state: z.enum(offerStates),
  validUntil: instant,
  /** Of a pair the root first. */
  firstnames: z.array(z.string()),
  title: z.string(),
  date: z.string(),
  city: z.string(),
  /** The place is in new teams: how many people they need, and how many of them have accepted. */
  newTeams: z.object({ people: z.number(), agreed: z.number() }).nullable(),
  /** A lost table whose guests need a cook: how many they are, and what they eat. Null where a place is offered. */
  table: z.nullable(z.object({ startsAt: z.nullable(localInstant), people: z.number(), diets: mealSpecifics })),
  /** The course that the team cooks; empty in new teams, and when the team is not there any more. */
  course: z.string(),
  languageCode: z.enum(languages),
  timeZone: z.string(),
  /** The event was cancelled. */
  cancelled: z.boolean(),
  ...contactReply,
})
export type OwnOfferReply = z.output<typeof ownOffer>

const hours = z
  .int({ error: 'number_invalid' })
  .min(1, { error: 'number_invalid' })
  .max(maxOfferHours, { error: 'number_invalid' })

/** How long an offer is open, and whether it goes on to others. */
const terms = {
  /** 24 by default, 2 on the day of the event; it ends at the latest when the first course begins. */
  validHours: z.optional(z.nullable(hours)),
  toNext: z.optional(z.nullable(z.boolean({ error: 'value_invalid' }))),
}

export const placeOfferRoutes = {
  list: route({
    method: 'GET',
    path: base,
    area: 'waiting list',
    summary: 'Places that were offered to people who wait, and the answers',
    reply: placeOffers,
  }),
  offer: route({
    method: 'POST',
    path: base,
    area: 'waiting list',
    summary: 'Offer a free place in a team to a person or a pair that waits',
    body: z.object({ teamId: id, participantIds: idList(limits.participants), ...terms }),
    reply: placeOffers,
  }),
  offerTeams: route({
    method: 'POST',
    path: `${base}/teams`,
    area: 'waiting list',
    summary: 'Offer new teams to as many people who wait as they need; they are built when all have accepted',
    body: z.object({ participants: newTeamPeople, ...terms }),
    reply: placeOffers,
  }),
  withdraw: route({
    method: 'DELETE',
    path: `${base}/:offerId`,
    area: 'waiting list',
    summary: 'Withdraw an open offer, one of new teams as a whole; no other person is asked',
    reply: placeOffers,
  }),
  setAutomatic: route({
    method: 'PUT',
    path: `${base}/automatic`,
    area: 'waiting list',
    summary: 'Whether free places are offered in order without the organiser',
    body: z.object({ automatic: z.boolean({ error: 'value_invalid' }) }),
    reply: placeOffers,
  }),
  own: route({
    method: 'GET',
    path: guest,
    area: 'self service',
    summary: 'An offered place, by the secret of its mail',
    reply: ownOffer,
  }),
  accept: route({
    method: 'PUT',
    path: `${guest}/accept`,
    area: 'self service',
    summary: 'Take the offered place, in new teams once all others have accepted; an offer that ended stays as it is',
    repeatable: true,
    reply: ownOffer,
  }),
  decline: route({
    method: 'PUT',
    path: `${guest}/decline`,
    area: 'self service',
    summary: 'Decline the offered place and keep waiting; an offer that ended stays as it is',
    reply: ownOffer,
  }),
} as const
