import type { Issue, Participant } from '@running-dinner/domain'
import type {
  Arrangement,
  ArrangeTeamsOptions,
  ExtendedTeams,
  ExtendOptions,
  PresentEvening,
} from '@running-dinner/planner'
import type { EventCard } from './features/guests/public-pages/event-card.ts'
import type { ComposedMail } from './features/messages/transport/compose-mail.ts'
import type { MailIdentity } from './features/messages/transport/mail-options.ts'
import type { OutgoingMail } from './features/messages/transport/mail-transport.ts'
import type { PrintOrder } from './features/people/exports/print/printed-pages.ts'
import type {
  FileInput,
  ReadParticipantsInput,
  ReadParticipantsOutput,
} from './features/people/spreadsheets/read-spreadsheet.ts'
import type { FileProblem } from './features/people/spreadsheets/spreadsheet-problem.ts'
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
} from './features/plan/planning/planner-tasks.ts'
import type { LaneName, WorkerName } from './platform/workers/worker-pool.ts'

type ExtendInput = Omit<ExtendOptions, 'metresBetween' | 'random'>

declare module './platform/workers/worker-pool.ts' {
  /** Each in `workers/<name>.ts`; input and output are plain data. */
  interface WorkerTasks {
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
    'compose-mail': { input: { mail: OutgoingMail; identity: MailIdentity }; output: ComposedMail }
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
}

export const laneOf: Readonly<Record<WorkerName, LaneName>> = {
  'arrange-teams': 'short',
  'extend-teams': 'short',
  'read-spreadsheet': 'short',
  'read-participants': 'short',
  'write-spreadsheet': 'short',
  'draw-event-card': 'short',
  'compose-mail': 'mailing',
  'print-pdf': 'printing',
  'judge-plan': 'judging',
  'judge-losses': 'judging',
  'shorten-plan': 'judging',
  'repair-plan': 'judging',
  'search-plan': 'searching',
}
