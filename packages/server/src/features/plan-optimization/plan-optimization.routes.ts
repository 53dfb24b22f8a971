import { planOptimizationRoutes as routes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler } from '../../platform/http/handler.ts'
import { notFound, unavailable } from '../../platform/http/problems.ts'
import { requireDinner } from '../dinners/index.ts'

export function planOptimizationHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const unknown = async () => {
    throw notFound()
  }
  return [
    handler(routes.quality, organiser, async () => {
      throw unavailable()
    }),
    handler(routes.predict, organiser, async () => 'NONE'),
    handler(routes.list, organiser, async () => ({ optimizations: [] })),
    handler(routes.start, organiser, async () => {
      throw unavailable()
    }),
    handler(routes.repair, organiser, async () => {
      throw unavailable()
    }),
    handler(routes.status, organiser, unknown),
    handler(routes.stop, organiser, unknown),
    handler(routes.preview, organiser, unknown),
    handler(routes.apply, organiser, unknown),
    handler(routes.discard, organiser, unknown),
  ]
}
