import type { BodyOf, participantRoutes, ReplyOf } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { checkRows } from './check-rows.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { sortOutRows } from './sort-out-rows.ts'
import { storeParticipantChanges } from './store-participant-change.ts'

type Input = BodyOf<typeof participantRoutes.import>

/** Stores all valid rows and returns the others with their issues. One import is one activity. */
export async function importParticipants(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { rows, forAll }: Input,
): Promise<ReplyOf<typeof participantRoutes.import>> {
  const checked = await checkRows(rows, forAll)
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const others = await participantStore.ofDinner(tx, dinner)
    const { added, updated, rejected } = await sortOutRows(
      ctx,
      { ...dinner, registrationForm: await dinnerStore.registrationForm(tx, dinner) },
      checked,
      others,
    )
    const newcomers = added.flatMap(({ people }) => people)
    const count = newcomers.length + updated.length
    await participantStore.insert(tx, dinner, newcomers)
    await storeParticipantChanges(ctx, tx, dinner, updated)
    const changedIds = new Set(updated.map(({ before }) => before.id))
    const now = changedIds.size > 0 ? await participantStore.ofDinner(tx, dinner) : []
    if (count > 0) {
      await recordActivity(tx, ctx.clock, dinner, {
        type: 'PARTICIPANTS_UPLOADED',
        data: { count },
      })
      await enqueue(tx, 'look-up-addresses')
    }
    const people = newcomers.map(({ person }) => person)
    const pairs = people.filter((person) => person.teamPartnerWishOriginatorId !== undefined)
    return {
      imported: people.map((person) => presentParticipant(person, pairs, dinner)),
      updated: now
        .filter((person) => changedIds.has(person.id))
        .map((person) => presentParticipant(person, now, dinner)),
      rejected,
    }
  })
}
