import type { MessagePort } from 'node:worker_threads'
import type { PlanFigures, PlanQualityReply } from '@running-dinner/contract'
import type { WaysOutlookReply } from '@running-dinner/contract/plan'
import type { Issue, Meal, Participant, Team } from '@running-dinner/domain'
import type { Coordinate, CourseStage, TravelMode } from '@running-dinner/domain/events'
import type { Fragility, Severity, Standby, StandbyOptions, TeamVisit } from '@running-dinner/domain/plan'
import type { PlanWays, TeamChange } from '@running-dinner/planner'
import { ceilingFactor } from '@running-dinner/planner'

interface ClockOptions {
  /** Shared with another thread: 1 ends the time at once. */
  stop?: Int32Array
}

/** The used share of the time that work of so many milliseconds on a quiet machine may take at most. */
export function searchClock(milliseconds: number, { stop }: ClockOptions = {}): () => number {
  const start = performance.now()
  return () => {
    if (stop && Atomics.load(stop, 0) !== 0) return 1
    return (performance.now() - start) / (ceilingFactor * milliseconds)
  }
}

/** The evening as stored. */
export interface StoredEvening {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  /** In order of time. */
  meals: readonly Meal[]
  afterParty: Coordinate | undefined
  travelMode: TravelMode
  /** Of the courses in their order; without it all are open. */
  stages?: readonly CourseStage[]
  /** As measured by a routing service, between the planned teams in their order; estimated if absent. */
  ways?: (PlanWays & { source: 'OSRM' | 'VALHALLA' }) | undefined
}

/** A plan found, in ids and positions: enough to show, compare and apply it. */
export interface FoundPlan {
  teamIds: string[]
  /** For each team the course it cooks, as position among the meals; `noCourse` for none. */
  courses: number[]
  /** For each team and course the team that hosts it there, as position among the teams. */
  hosts: number[]
  /** Teams whose evening changes. */
  changes: TeamChange[]
  before: PlanFigures
  after: PlanFigures
  teamIdsWithoutCoordinate: string[]
  distanceSource: 'STRAIGHT_LINE' | 'OSRM' | 'VALHALLA'
  provenOptimal: boolean
  /** Share of its work the search had done; missing in repairs, which count none, and in rows of earlier versions. */
  searchedShare?: number | undefined
}

/** `cost` is what the planner minimises. */
export interface FoundWithCost {
  found: FoundPlan
  cost: number
}

/** Progress messages of a running search. */
export interface SearchNews {
  /** Share of the search that is over, 0 to 1. */
  progress: number
  better?: FoundWithCost
}

export interface SearchPlanInput {
  evening: StoredEvening
  ignoreMealAssignments: boolean
  minimumDistanceInMeters: number
  legLimitInMeters: number | undefined
  lockedTeamIds: readonly string[]
  lockedMealIds: readonly string[]
  lockedTableTeamIds: readonly string[]
  maxChangedTeams: number | undefined
  /** What the work takes on a quiet machine. */
  milliseconds: number
  seed: number
  /** By an earlier search of the same evening with the same wishes. */
  earlier: FoundPlan | undefined
  /** Receives `SearchNews`. */
  news: MessagePort
  /** Shared with the main thread: 1 asks for the best plan found so far. */
  stop: Int32Array<SharedArrayBuffer>
}

export interface RepairPlanInput {
  evening: StoredEvening
  withoutTeamIds: readonly string[]
  courses: readonly { teamId: string; mealId: string }[]
  seed: number
}

export interface JudgePlanInput {
  evening: StoredEvening
  /** Time limit for the lower bound, which ends by itself much sooner unless the machine is busy. */
  milliseconds: number
}

export interface ShortenPlanInput {
  evening: StoredEvening
}

export type PlanOutlook = Omit<WaysOutlookReply, 'planVersion'>

export interface JudgeLossesInput {
  evening: StoredEvening
  /** In waiting-list order. */
  waiting: readonly Participant[]
  options: StandbyOptions
  /** Time limit for the repairs; losses not judged by then have no `changedPeople`. */
  milliseconds: number
  seed: number
}

/** The consequences of one team dropping out. */
export interface TeamLoss {
  teamId: string
  severity: Severity
  fragile: Fragility[]
  guestsWithoutCourse: number
  /** Null: no plan without the team; undefined: not worked out in time. */
  changedPeople: number | null | undefined
  standby: Standby | undefined
}

export type PlanJudgement = Omit<PlanQualityReply, 'planVersion'>

export type PlanOutcome = FoundWithCost | { issues: Issue[] }
