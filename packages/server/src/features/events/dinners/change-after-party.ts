import type { BodyOf, settingsRoutes } from '@running-dinner/contract'
import type { AfterPartyLocation, Coordinate, Issue } from '@running-dinner/domain'
import { afterPartyIssues } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { afterPartyStore } from './settings.store.ts'

type Input = BodyOf<typeof settingsRoutes.saveAfterParty>

/** Issues of the domain rules for fields that are valid by themselves. */
export function savedAfterPartyIssues(dinner: AuthorizedDinner, body: unknown): Issue[] {
  return afterPartyIssues(body as Partial<AfterPartyLocation>, dinner.basicDetails.date)
}

/** Adds or changes the after party. A new address is geocoded later by the job. */
export async function saveAfterParty(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    refuseIf(savedAfterPartyIssues(current, input))
    const storedParty = current.afterPartyLocation
    const stays = storedParty !== undefined && isSameAddress(storedParty, input)
    await afterPartyStore.save(tx, current, input, { movedAt: stays ? undefined : ctx.clock.now() })
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_changed' })
    return {
      ...current,
      afterPartyLocation: { ...input, geocodingResult: stays ? storedParty.geocodingResult : undefined },
    }
  })
}

const addressFields = ['street', 'streetNr', 'zip', 'cityName', 'country'] as const

function isSameAddress(storedParty: AfterPartyLocation, input: Input): boolean {
  return addressFields.every((field) => storedParty[field] === input[field])
}

/** Sets a manual pin, which geocoding keeps until the address changes. */
export async function locateAfterParty(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  position: Coordinate,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { afterPartyLocation } = current
    if (!afterPartyLocation) throw notFound()
    await afterPartyStore.locate(tx, current, position)
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_located' })
    return {
      ...current,
      afterPartyLocation: { ...afterPartyLocation, geocodingResult: { ...position, quality: 'MANUAL' } },
    }
  })
}

/** Idempotent: without an after party nothing changes. */
export async function removeAfterParty(ctx: Ctx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    if (!current.afterPartyLocation) return current
    await afterPartyStore.remove(tx, current)
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_removed' })
    return { ...current, afterPartyLocation: undefined }
  })
}
