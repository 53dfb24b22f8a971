import { allergens, allergySeverities, teamStatuses } from '@running-dinner/domain'
import { z } from 'zod'
import { dinner, meal } from '../events/dinners.ts'
import { callLinks } from '../people/call-links.ts'
import { route } from '../route.ts'
import { knownCoordinate } from '../wire/codecs.ts'

const base = '/rest/dinnerrouteservice/v1/runningdinner/:adminId'

/** Who opens the door. */
export const routeHost = z
  .object({
    firstnamePart: z.string(),
    lastname: z.string(),
    street: z.string(),
    streetNr: z.string(),
    zip: z.string(),
    cityName: z.string(),
    addressRemarks: z.string(),
    bellName: z.string(),
    floor: z.string(),
    entranceNote: z.string(),
    geocodingResult: knownCoordinate,
  })
  .nullable()

/** A stop names the address, but no id: guests could open the pages of others with it. */
export const routeTeam = z.object({
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  currentTeam: z.boolean(),
  hostTeamMember: routeHost,
  /** As it is read out: the host's number or, without one, those of the others with their names. */
  contactInfo: z.array(z.string()),
  /** The same people with name and number apart. */
  contacts: z.array(z.object({ name: z.string(), mobileNumber: z.string(), callLinks: callLinks.optional() })),
})

export const mealSpecifics = z.object({
  vegan: z.number(),
  vegetarian: z.number(),
  lactose: z.number(),
  gluten: z.number(),
  /** Each once, as severe as for the one it is worst for. */
  allergens: z.array(z.object({ allergen: z.enum(allergens), severity: z.enum(allergySeverities), count: z.number() })),
  notes: z.array(z.string()),
})

export const dinnerRoute = z.object({
  currentTeam: routeTeam,
  teams: z.array(routeTeam),
  /** In words, in the event's language; '' without any diet. */
  mealSpecificsOfGuestTeams: z.string(),
  /** The same as numbers. */
  dietsOfGuestTeams: mealSpecifics,
  afterPartyLocation: dinner.shape.afterPartyLocation,
})
export type DinnerRouteReply = z.output<typeof dinnerRoute>

const neighbour = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  hostTeamMember: routeHost,
})

/** Pairs of hosts, the nearest first. */
export const neighbours = z.object({
  teamNeighbourClusters: z.array(
    z.object({
      a: neighbour,
      b: neighbour,
      /** Metres as the crow flies, without the road factor. */
      distance: z.number(),
    }),
  ),
})

/** Every route, and which teams belong together. */
export const dinnerRouteList = z.object({
  dinnerRoutes: z.array(dinnerRoute),
  /** Groups of teams that never meet each other: their team numbers, by the number of the group. */
  teamClusterMappings: z.record(z.string(), z.array(z.number())),
  /** Hosts at one address. */
  teamNeighbourClustersSameAddress: neighbours,
})

export const dinnerRouteRoutes = {
  ofTeam: route({
    method: 'GET',
    path: `${base}/teams/:teamId`,
    area: 'dinner routes',
    summary: 'The route of one team',
    reply: dinnerRoute,
  }),
  all: route({
    method: 'GET',
    path: `${base}/teams`,
    area: 'dinner routes',
    summary: 'All routes',
    reply: dinnerRouteList.extend({ planVersion: z.number() }),
  }),
} as const
