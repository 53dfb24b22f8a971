import type { MessagePort } from 'node:worker_threads'
import type { PlanFigures, PlanQualityReply } from '@running-dinner/contract'
import type { Issue, Meal, Participant, Team } from '@running-dinner/domain'
import type { Coordinate } from '@running-dinner/domain/dinner/dinner.ts'
import type { TeamVisit } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import type { TravelMode } from '@running-dinner/domain/dinner-routes/travel-mode.ts'
import type { TeamChange } from '@running-dinner/domain/planner/plan-changes.ts'
import type { PlanWays } from '@running-dinner/domain/planner/plan-figures.ts'
import type { Fragility } from '@running-dinner/domain/what-if/fragility.ts'
import type { Severity } from '@running-dinner/domain/what-if/severity.ts'
import type { Standby, StandbyOptions } from '@running-dinner/domain/what-if/standby.ts'

/** The evening as stored. */
export interface StoredEvening {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  /** In order of time. */
  meals: readonly Meal[]
  afterParty: Coordinate | undefined
  travelMode: TravelMode
  /** As a routing service tells them, between the planned teams in their order; estimated where absent. */
  ways?: (PlanWays & { source: 'OSRM' | 'VALHALLA' }) | undefined
}

/** A plan found, in ids and positions: enough to show, compare and apply it. */
export interface FoundPlan {
  teamIds: string[]
  /** For each team the course it cooks, as position among the meals; `noCourse` for none. */
  courses: number[]
  /** For each team and course the team that hosts it there, as position among the teams. */
  hosts: number[]
  /** Who must be told. */
  changes: TeamChange[]
  before: PlanFigures
  after: PlanFigures
  teamIdsWithoutCoordinate: string[]
  distanceSource: 'STRAIGHT_LINE' | 'OSRM' | 'VALHALLA'
  provenOptimal: boolean
}

/** `cost` is what the planner weighs; smaller is better. */
export interface FoundWithCost {
  found: FoundPlan
  cost: number
}

/** What a search tells while it runs. */
export interface SearchNews {
  /** Share of the time used up, 0 to 1. */
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
  milliseconds: number
  seed: number
  /** Where `SearchNews` go. */
  news: MessagePort
  /** Shared: becomes 1 when the best plan so far is wanted now. */
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
  /** For the lower bound. */
  milliseconds: number
}

export interface JudgeLossesInput {
  evening: StoredEvening
  /** In order of the list. */
  waiting: readonly Participant[]
  options: StandbyOptions
  /** For the repairs; what is not worked out by then stays open. */
  milliseconds: number
  seed: number
}

/** What it would mean that one team drops out. */
export interface TeamLoss {
  teamId: string
  severity: Severity
  fragile: Fragility[]
  guestsWithoutCourse: number
  /** Null: no plan without the team; undefined: not worked out. */
  changedPeople: number | null | undefined
  standby: Standby | undefined
}

export type PlanJudgement = Omit<PlanQualityReply, 'planVersion'>

export type PlanOutcome = FoundWithCost | { issues: Issue[] }
