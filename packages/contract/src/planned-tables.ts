import type { core } from 'zod'
import * as contract from './index.ts'
import { planReply } from './wire/plan-reply.ts'
import type { ReplyPlan } from './wire/reply-plan.ts'

/** What the client needs of a route to make its call. */
export interface PlannedRoute {
  method: string
  path: string
  plan?: ReplyPlan | undefined
}

export interface PlannedTable {
  readonly [name: string]: PlannedRoute | PlannedTable
}

/** Every exported `...Routes` without its schemas; read when the client is built (`packages/web/calls-only.ts`). */
export const plannedTables: PlannedTable = planTable(
  Object.fromEntries(Object.entries(contract).filter(([name]) => name.endsWith('Routes'))),
)

function planTable(table: object): PlannedTable {
  return Object.fromEntries(
    Object.entries(table).map(([name, routeOrTable]) => [
      name,
      isRoute(routeOrTable) ? planRoute(routeOrTable) : planTable(routeOrTable),
    ]),
  )
}

interface RouteWithReply {
  method: string
  path: string
  reply: core.$ZodType
}

function planRoute({ method, path, reply }: RouteWithReply): PlannedRoute {
  return { method, path, plan: planReply(reply) }
}

function isRoute(routeOrTable: object): routeOrTable is RouteWithReply {
  return 'method' in routeOrTable && 'path' in routeOrTable && 'reply' in routeOrTable
}
