import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { giveOutPresentCalendars } from '../../guests/calendar/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { type MessageTask, messageTaskStore } from './message-task.store.ts'

/**
 * Mails that are sent again bring the calendars as they are now: older ones would be ignored, and a corrected address has a new secret in
 * its links. Mails that brought none still bring none.
 */
export async function renewCalendars(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  tasks: readonly MessageTask[],
): Promise<void> {
  const bringing = tasks.filter(({ bringsFiles }) => bringsFiles)
  if (bringing.length === 0) return
  const ids = new Set(bringing.map(({ participantId }) => participantId))
  const people = (await participantStore.ofDinner(tx, dinner)).filter(({ id }) => ids.has(id))
  const calendars = await giveOutPresentCalendars(ctx, tx, dinner, people)
  for (const { id, participantId } of bringing) {
    const calendar = participantId === null ? undefined : calendars.get(participantId)
    await messageTaskStore.setAttachments(tx, dinner, id, calendar ? [calendar] : null)
  }
}
