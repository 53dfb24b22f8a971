import { teamStatuses } from '@running-dinner/domain'
import { travelModes } from '@running-dinner/domain/events'
import { planFindingKinds } from '@running-dinner/domain/plan'
import { z } from 'zod'
import { meal } from '../events/dinners.ts'
import { flag, id, oneOf } from '../forms/fields.ts'
import { route } from '../route.ts'
import { dinnerRoute, dinnerRouteList, neighbours, routeHost } from './dinner-routes.ts'
import { teamList } from './teams.ts'

const base = '/rest/dinnerrouteservice/v1/runningdinner/:adminId'

const metres = (max: number) =>
  z.number({ error: 'number_invalid' }).min(0, 'number_invalid').max(max, 'number_invalid')
const ids = z.array(z.string({ error: 'value_invalid' }), { error: 'value_invalid' }).max(3000, 'too_many_entries')
const teamIds = ids.nullish().transform((value) => value ?? [])

/**
 * What to search for. The two sums are what the organiser's screen showed; they are taken from the stored plan instead.
 * Locked teams keep their whole evening, locked meals their hosts, locked tables (by the host's team) all who sit there.
 */
const optimizationInput = z.object({
  ignoreMealAssignments: flag,
  /** Hosts nearer to each other than this shall not meet, 0 to 500. */
  minimumDistanceInMeters: metres(500).nullish(),
  lockedTeamIds: teamIds,
  lockedMealIds: teamIds,
  lockedTableTeamIds: teamIds,
  /** Upper limit of teams whose evening may change; null means any number. */
  maxChangedTeams: z.number({ error: 'number_invalid' }).int('number_invalid').min(0, 'number_invalid').nullish(),
  /** A leg longer than this counts more than its metres; null means no limit. */
  legLimitInMeters: metres(100_000).nullish(),
  travelMode: z._default(oneOf(travelModes), 'WALK'),
  /** Searches on with the wishes of this undecided search, whatever else is given, to beat the plan it found. */
  continuedOptimizationId: z.nullish(id),
})

/** The fewest changes that make the plan good again: teams that drop out, or cook another course. */
const repairInput = z.object({
  withoutTeamIds: teamIds,
  courses: z
    .array(z.object({ teamId: z.string({ error: 'value_invalid' }), mealId: z.string({ error: 'value_invalid' }) }))
    .max(3000, 'too_many_entries')
    .nullish()
    .transform((value) => value ?? []),
})

export const optimizationStatuses = ['RUNNING', 'FINISHED', 'TIMEOUT'] as const

export const optimizationState = z.object({
  optimizationId: z.string(),
  createdAt: z.string(),
  kind: z.enum(['OPTIMIZATION', 'REPAIR']),
  status: z.enum(optimizationStatuses),
  /** Share of the search that is over, 0 to 1. */
  progress: z.number(),
  /** Total of the best plan so far; null before the first. */
  bestSumDistanceInMeters: z.number().nullable(),
  planVersion: z.number(),
})
export type OptimizationState = z.output<typeof optimizationState>

/** Figures of one plan: legs in metres by road estimate or routing service, the way to the after party included. */
export const planFigures = z.object({
  sumDistanceInMeters: z.number(),
  averageDistanceInMeters: z.number(),
  longestLegInMeters: z.number(),
  longestLegTeamId: z.string().nullable(),
  worstTeamId: z.string().nullable(),
  worstTeamDistanceInMeters: z.number(),
  sumMinutes: z.number(),
  longestLegMinutes: z.number(),
})
export type PlanFigures = z.output<typeof planFigures>

const teamChange = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  /** Other course, other hosts to visit, other guests at the own table; more than one may hold. */
  courseChanged: z.boolean(),
  hostsChanged: z.boolean(),
  guestsChanged: z.boolean(),
  participants: z.array(z.object({ id: z.string(), fullname: z.string() })),
})

const routeTeamDistance = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  mealId: z.string(),
  meal,
  hostTeamMember: routeHost,
  currentTeam: z.boolean(),
  /** In kilometres, as existing clients show it. Null at the last stop without an after party, and where a coordinate is missing. */
  distanceToNextTeam: z.number().nullable().describe('Kilometres to the next stop or to the after party'),
  metresToNextTeam: z.number().nullable().describe('The same way in whole metres'),
  minutesToNextTeam: z.number().nullable(),
  /** The way to the next stop is the straight line's: no routing service, or it knows no possible way. */
  estimated: z.boolean(),
  largestDistanceInRoute: z.boolean(),
})

const routeDistances = z.object({
  dinnerRoutes: z.array(
    z.object({
      /** Whose route it is; it has no stop of its own when it is only guest. */
      teamId: z.string(),
      teamNumber: z.number(),
      teams: z.array(routeTeamDistance),
      averageDistanceInMeters: z.number(),
    }),
  ),
  /** Over the legs in `GET .../distances/teams`, as existing clients show it; over the routes in a preview, as of the present plan there. */
  averageDistanceInMeters: z.number(),
  sumDistanceInMeters: z.number(),
  distanceSource: z.enum(['STRAIGHT_LINE', 'OSRM', 'VALHALLA']),
})

export const optimizationPreview = z.object({
  optimizationId: z.string(),
  /** What follows is what existing clients read: the same plan as a list of routes with their distances, and the present sums. */
  id: z.string(),
  optimizedDinnerRouteList: dinnerRouteList,
  optimizedDistances: routeDistances,
  optimizedTeamNeighbourClusters: neighbours,
  sumDistanceInMetersBefore: z.number(),
  averageDistanceInMetersBefore: z.number(),
  kind: z.enum(['OPTIMIZATION', 'REPAIR']),
  planVersion: z.number(),
  before: planFigures,
  after: planFigures,
  /** Teams to notify: all whose evening changes. */
  changedTeams: z.array(teamChange),
  changedParticipants: z.number(),
  dinnerRoutes: z.array(dinnerRoute),
  /** Teams placed without a coordinate. */
  teamIdsWithoutCoordinate: z.array(z.string()),
  distanceSource: z.enum(['STRAIGHT_LINE', 'OSRM', 'VALHALLA']),
  provenOptimal: z.boolean(),
  /** Share of its work the search has done; below 1 it was stopped, or the server had too much else to do. */
  searchedShare: z.number(),
})
export type OptimizationPreview = z.output<typeof optimizationPreview>

const waysOutlook = z.object({
  planVersion: z.number(),
  present: planFigures,
  /** Of the plan found; null where it could not be looked for: no home is known, the plan breaks a rule, or there are too many teams. */
  reachable: planFigures.nullable(),
})
export type WaysOutlookReply = z.output<typeof waysOutlook>

const planQuality = z.object({
  planVersion: z.number(),
  figures: planFigures,
  /** No plan whatever can have a smaller total; null where none is known. */
  lowerBoundInMeters: z.number().nullable(),
  /** How far the total may be from the best possible, 0.05 means 5 %; null without a bound. */
  gapToBound: z.number().nullable(),
  findings: z.array(
    z.object({
      kind: z.enum(planFindingKinds),
      severity: z.enum(['GOOD', 'NOTE', 'WARNING', 'ERROR']),
      /** Fills the placeholders of the sentence `phrases` has for the kind. */
      data: z.record(z.string(), z.union([z.string(), z.number()])),
      teamNumbers: z.array(z.number()),
    }),
  ),
})
export type PlanQualityReply = z.output<typeof planQuality>

export const planOptimizationRoutes = {
  distances: route({
    method: 'GET',
    path: `${base}/distances/teams`,
    area: 'dinner routes',
    summary: 'Length of every leg of every route, the route with the longest leg first',
    reply: routeDistances,
  }),
  nearHosts: route({
    method: 'GET',
    path: `${base}/distances/:rangeMeters/teams`,
    area: 'dinner routes',
    summary: 'Pairs of hosts that live nearer to each other than the range; range and distances in metres',
    reply: neighbours,
  }),
  quality: route({
    method: 'GET',
    path: `${base}/quality`,
    area: 'dinner routes',
    summary: 'How good the plan is, and how far it may be from the best possible',
    reply: planQuality,
  }),
  outlook: route({
    method: 'GET',
    path: `${base}/optimization/outlook`,
    area: 'dinner routes',
    summary: 'How short the ways are, and how short a quick search makes them; nothing is stored or changed',
    reply: waysOutlook,
  }),
  predict: route({
    method: 'GET',
    path: `${base}/optimization/predict`,
    area: 'dinner routes',
    summary: 'How much an optimisation may change',
    reply: z.enum(['NONE', 'LOW', 'MEDIUM', 'HIGH']),
  }),
  list: route({
    method: 'GET',
    path: `${base}/optimization`,
    area: 'dinner routes',
    summary: 'Optimisations of the present plan that run or wait for a decision',
    reply: z.object({ optimizations: z.array(optimizationState) }),
  }),
  start: route({
    method: 'POST',
    path: `${base}/optimization`,
    area: 'dinner routes',
    summary: 'Search for a better plan; at most two searches run per event',
    body: optimizationInput,
    reply: optimizationState,
  }),
  repair: route({
    method: 'POST',
    path: `${base}/repair`,
    area: 'dinner routes',
    summary: 'The plan with the fewest changed people, as a preview like an optimisation',
    body: repairInput,
    reply: optimizationState,
  }),
  status: route({
    method: 'GET',
    path: `${base}/optimization/:optimizationId/status`,
    area: 'dinner routes',
    summary: 'How far an optimisation has come',
    reply: optimizationState,
  }),
  stop: route({
    method: 'POST',
    path: `${base}/optimization/:optimizationId/stop`,
    area: 'dinner routes',
    summary: 'End the search now with the best plan so far',
    repeatable: true,
    reply: optimizationState,
  }),
  preview: route({
    method: 'GET',
    path: `${base}/optimization/:optimizationId/preview`,
    area: 'dinner routes',
    summary: 'The plan found, beside the present one',
    reply: optimizationPreview,
  }),
  apply: route({
    method: 'PUT',
    path: `${base}/optimization/:optimizationId`,
    area: 'dinner routes',
    summary: 'Make the plan found the plan of the evening',
    reply: teamList,
  }),
  discard: route({
    method: 'DELETE',
    path: `${base}/optimization/:optimizationId`,
    area: 'dinner routes',
    summary: 'Forget the plan found',
    reply: z.object({}),
  }),
} as const
