import { teamRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireDinner } from '../../events/dinner-record/index.ts'
import { whatIfReader } from './what-if.read.ts'

export function whatIfHandlers(ctx: Ctx): Handler[] {
  const readWhatIf = whatIfReader(ctx)
  return [handler(teamRoutes.whatIf, requireDinner(ctx), async (_call, dinner) => readWhatIf(dinner))]
}
