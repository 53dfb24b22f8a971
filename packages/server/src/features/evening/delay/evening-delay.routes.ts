import { eveningDelayRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireActiveDinner } from '../../events/dinner-record/index.ts'
import { delayEvening, previewDelay } from './delay-evening.ts'

export function eveningDelayHandlers(ctx: Ctx): Handler[] {
  return [
    handler(eveningDelayRoutes.delay, requireActiveDinner(ctx), ({ body, ifMatch }, dinner) =>
      body.dryRun ? previewDelay(ctx, dinner, body) : delayEvening(ctx, dinner, { ...body, ifMatch }),
    ),
  ]
}
