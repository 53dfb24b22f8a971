import { allergens, allergySeverities, teamStatuses } from '@running-dinner/domain'
import { z } from 'zod'
import { dinner, geocodingResult, meal } from './dinners.ts'
import { route } from './route.ts'

const base = '/rest/dinnerrouteservice/v1/runningdinner/:adminId'

/** A stop tells where to ring, never an id that opens a door (reliability 2.4 #3). */
export const routeTeam = z.object({
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  currentTeam: z.boolean(),
  hostTeamMember: z
    .object({
      firstnamePart: z.string(),
      lastname: z.string(),
      street: z.string(),
      streetNr: z.string(),
      zip: z.string(),
      cityName: z.string(),
      addressRemarks: z.string(),
      geocodingResult,
    })
    .nullable(),
  contactInfo: z.array(z.object({ name: z.string(), mobileNumber: z.string() })),
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
  mealSpecificsOfGuestTeams: mealSpecifics,
  afterPartyLocation: dinner.shape.afterPartyLocation,
})
export type DinnerRouteReply = z.output<typeof dinnerRoute>

/** Pairs of hosts, the nearest first. */
export const neighbours = z.object({
  teamNeighbourClusters: z.array(
    z.object({
      a: z.object({ teamId: z.string(), teamNumber: z.number() }),
      b: z.object({ teamId: z.string(), teamNumber: z.number() }),
      /** Metres as the crow flies, without the road factor. */
      distance: z.number(),
    }),
  ),
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
    reply: z.object({
      dinnerRoutes: z.array(dinnerRoute),
      /** The team numbers of each part of the evening whose teams meet nobody of another part, by the part's number. */
      teamClusterMappings: z.record(z.string(), z.array(z.number())),
      /** Hosts at one address. */
      teamNeighbourClustersSameAddress: neighbours,
      planVersion: z.number(),
    }),
  }),
} as const
