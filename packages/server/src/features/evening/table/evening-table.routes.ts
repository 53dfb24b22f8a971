import { eveningTableRoutes } from '@running-dinner/contract'
import { messagingIssue } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notConfirmed } from '../../../platform/http/problems.ts'
import { requireActiveDinner } from '../../events/dinner-record/index.ts'
import { requireEvening } from '../helper-links/index.ts'
import { actForTable } from './act-for-table.ts'
import { readTable } from './table.read.ts'

export function eveningTableHandlers(ctx: Ctx): Handler[] {
  const planner = requireActiveDinner(ctx)
  const tableOf = (params: { mealId: string; teamId: string }) => ({
    mealId: idOf(params, 'mealId'),
    teamId: idOf(params, 'teamId'),
  })
  return [
    handler(eveningTableRoutes.table, requireEvening(ctx), ({ params, query }, access) =>
      readTable(ctx, access, tableOf(params), query.hostLeaves),
    ),
    handler(eveningTableRoutes.act, planner, ({ params, body, ifMatch }, dinner) => {
      if (messagingIssue(dinner)) throw notConfirmed()
      return actForTable(ctx, dinner, { table: tableOf(params), ...body, ifMatch })
    }),
  ]
}
