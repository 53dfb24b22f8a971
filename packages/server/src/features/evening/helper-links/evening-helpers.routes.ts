import { eveningHelperRoutes, type HelperReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { links, requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { addHelper } from './add-helper.ts'
import { type Helper, helperStore } from './named-secret.store.ts'
import { removeHelper } from './remove-helper.ts'

export function eveningHelperHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const present = ({ id, name, phone, secret, createdAt }: Helper): HelperReply => ({
    id,
    name,
    phone,
    link: links.helper(ctx, secret),
    createdAt: createdAt.toISOString(),
  })
  return [
    handler(eveningHelperRoutes.helpers, organiser, async (_call, dinner) => ({
      helpers: (await helperStore.ofDinner(ctx.db, dinner)).map(present),
    })),
    handler(eveningHelperRoutes.addHelper, requireActiveDinner(ctx), async ({ body }, dinner) =>
      present(await addHelper(ctx, dinner, body)),
    ),
    handler(eveningHelperRoutes.removeHelper, organiser, ({ params }, dinner) =>
      removeHelper(ctx, dinner, idOf(params, 'helperId')),
    ),
  ]
}
