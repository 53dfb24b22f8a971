import type { BodyOf, settingsRoutes } from '@running-dinner/contract'
import type { AfterPartyLocation, Issue } from '@running-dinner/domain'
import { afterPartyIssues } from '@running-dinner/domain/dinner/after-party-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { afterPartyStore } from './after-party.store.ts'

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
    const stored = current.afterPartyLocation
    const stays = stored !== undefined && isSameAddress(stored, input)
    await afterPartyStore.save(tx, current, input, { movedAt: stays ? undefined : ctx.clock.now() })
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'after_party_changed' })
    return { ...current, afterPartyLocation: { ...input, geocodingResult: stays ? stored.geocodingResult : undefined } }
  })
}

const addressFields = ['street', 'streetNr', 'zip', 'cityName', 'country'] as const

function isSameAddress(stored: AfterPartyLocation, input: Input): boolean {
  return addressFields.every((field) => stored[field] === input[field])
}
