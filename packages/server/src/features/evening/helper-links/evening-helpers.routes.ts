import { type BodyOf, eveningHelperRoutes, type HelperReply } from '@running-dinner/contract'
import { limits } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  links,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { type Helper, helperStore } from './named-secret.store.ts'

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

/** Makes a link for a helper; the lock of the event keeps parallel calls within the limit. */
async function addHelper(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { name, phone }: BodyOf<typeof eveningHelperRoutes.addHelper>,
): Promise<Helper> {
  const helper = { id: newId(), secret: newSecret(), name, phone, createdAt: ctx.clock.now() }
  await inTransaction(ctx.db, async (tx) => {
    await lockDinnerForChange(tx, dinner)
    if ((await helperStore.ofDinner(tx, dinner)).length >= limits.helpers) refuse('too_many_entries')
    await helperStore.insert(tx, dinner, helper)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'helper_added', data: { name } })
  })
  return helper
}

/** Deletes the secret; the notification of the activity ends the helper's open streams. */
async function removeHelper(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const name = await helperStore.remove(tx, dinner, id)
    if (name === undefined) throw notFound()
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'helper_removed', data: { name } })
  })
}
