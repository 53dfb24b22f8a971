import type { core } from 'zod'
import * as contract from './index.ts'
import { planReply } from './plan-reply.ts'
import type { ReplyPlan } from './reply-plan.ts'

/** What the client needs of a row to make its call. */
export interface PlannedRow {
  method: string
  path: string
  plan?: ReplyPlan | undefined
}

export interface PlannedTable {
  readonly [name: string]: PlannedRow | PlannedTable
}

/** Every exported `...Routes` without its schemas; read when the client is built (`packages/web/calls-only.ts`). */
export const plannedTables: PlannedTable = planTable(
  Object.fromEntries(Object.entries(contract).filter(([name]) => name.endsWith('Routes'))),
)

function planTable(table: object): PlannedTable {
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [name, isRow(entry) ? planRow(entry) : planTable(entry)]),
  )
}

interface Row {
  method: string
  path: string
  reply: core.$ZodType
}

function planRow({ method, path, reply }: Row): PlannedRow {
  return { method, path, plan: planReply(reply) }
}

function isRow(entry: object): entry is Row {
  return 'method' in entry && 'path' in entry && 'reply' in entry
}
