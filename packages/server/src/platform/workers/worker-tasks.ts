import type { Issue, IssueCode, Participant } from '@running-dinner/domain'
import type { ColumnField, ImportField } from '@running-dinner/domain/people/participant-import/import-fields.ts'
import type { ColumnNotice, ImportRow } from '@running-dinner/domain/people/participant-import/import-row.ts'
import type { ImportContext } from '@running-dinner/domain/people/participant-import/read-rows.ts'
import type { Arrangement } from '@running-dinner/planner/arrange-teams.ts'
import type { ArrangeTeamsOptions } from '@running-dinner/planner/arrange-visits.ts'
import type { ExtendedTeams, ExtendOptions, PresentEvening } from '@running-dinner/planner/extend-teams.ts'
import type { EventCard } from '../../features/guests/public-pages/event-card.ts'
import type { PrintOrder } from '../../features/people/exports/print/printed-pages.ts'
import type {
  JudgeLossesInput,
  JudgePlanInput,
  PlanJudgement,
  PlanOutcome,
  PlanOutlook,
  RepairPlanInput,
  SearchPlanInput,
  ShortenPlanInput,
  TeamLoss,
} from '../../features/plan/planning/planner-tasks.ts'

interface FileInput {
  bytes: Uint8Array
  filename: string
}

export interface FileProblem {
  problem: { code: IssueCode; data?: Issue['data'] }
}

type ExtendInput = Omit<ExtendOptions, 'metresBetween' | 'random'>

export interface ReadParticipantsInput extends FileInput, ImportContext {
  /** One field per column, as corrected by the organiser; guessed if absent. */
  mapping?: readonly string[]
  /** One of the `sheets`; the first of them if absent. */
  sheet?: string
}

export interface ReadParticipantsOutput {
  /** The sheet of the workbook that was read. */
  sheet?: string
  /** All sheets that list people. */
  sheets: string[]
  columns: { header: string; field: ColumnField; samples: string[]; numFilled: number; notice?: ColumnNotice }[]
  /** Required fields that no column provides. */
  missing: ImportField[]
  rows: ImportRow[]
  issues: Issue[]
}

/** Everything that runs off the main thread, each in `src/workers/<name>.ts`; input and output are plain data. */
export interface WorkerTasks {
  'arrange-teams': {
    input: { participants: readonly Participant[]; options: ArrangeTeamsOptions; seed: number }
    output: Arrangement
  }
  'extend-teams': {
    input: { people: readonly Participant[]; present: PresentEvening; options: ExtendInput; seed: number }
    output: ExtendedTeams | { issues: Issue[] }
  }
  'judge-losses': { input: JudgeLossesInput; output: TeamLoss[] }
  'read-spreadsheet': { input: FileInput; output: { rows: string[][] } | FileProblem }
  'read-participants': { input: ReadParticipantsInput; output: ReadParticipantsOutput | FileProblem }
  'write-spreadsheet': {
    input: { sheetName: string; header: readonly string[]; rows: readonly (readonly string[])[] }
    output: Uint8Array
  }
  'print-pdf': { input: PrintOrder; output: Uint8Array }
  'draw-event-card': { input: EventCard; output: Uint8Array }
  'search-plan': { input: SearchPlanInput; output: PlanOutcome }
  'repair-plan': { input: RepairPlanInput; output: PlanOutcome }
  'judge-plan': { input: JudgePlanInput; output: PlanJudgement }
  'shorten-plan': { input: ShortenPlanInput; output: PlanOutlook }
}
export type WorkerName = keyof WorkerTasks

/** A task that ran out of time or memory; not a bug in its code. */
export class WorkerFailure extends Error {
  readonly reason: 'time' | 'memory'

  constructor(reason: 'time' | 'memory', options?: ErrorOptions) {
    super(`a worker ran out of ${reason}`, options)
    this.reason = reason
  }
}
