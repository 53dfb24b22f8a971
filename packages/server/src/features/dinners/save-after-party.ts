import type { BodyOf, settingsRoutes } from '@running-dinner/contract'
import type { AfterPartyLocation, Issue } from '@running-dinner/domain'
import { afterPartyIssues } from '@running-dinner/domain/dinner/after-party-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { afterPartyStore } from './after-party.store.ts'
import type { AuthorizedDinner } from './authorized-dinner.ts'
import { lockDinnerForChange } from './lock-dinner-for-change.ts'

type Input = BodyOf<typeof settingsRoutes.saveAfterParty>

/** What only the rules find, for fields that were good by themselves. */
export function savedAfterPartyIssues(dinner: AuthorizedDinner, body: unknown): Issue[] {
  return afterPartyIssues(body as Partial<AfterPartyLocation>, dinner.basicDetails.date)
}

/** Adds the after party or changes it; its place on the map is looked up later, as at the creation. */
export async function saveAfterParty(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    refuseIf(savedAfterPartyIssues(current, input))
    const stored = current.afterPartyLocation
    const stays = stored !== undefined && isSameAddress(stored, input)
    await afterPartyStore.save(tx, current, input, { movedAt: stays ? undefined : ctx.clock.now() })
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_changed' })
    return { ...current, afterPartyLocation: { ...input, geocodingResult: stays ? stored.geocodingResult : undefined } }
  })
}

const addressFields = ['street', 'streetNr', 'zip', 'cityName', 'country'] as const

function isSameAddress(one: AfterPartyLocation, other: Input): boolean {
  return addressFields.every((field) => one[field] === other[field])
}
