import type { BodyOf, settingsRoutes } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import { optionsIssues } from '@running-dinner/domain/events/dinner/create-issues.ts'
import { settingsChanges } from '@running-dinner/domain/events/dinner/settings-changes.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { settingsStore } from './settings.store.ts'

type Input = BodyOf<typeof settingsRoutes.saveOptions>

export function savedOptionsIssues(body: unknown): Issue[] {
  const { teamSize } = body as { teamSize?: number }
  return optionsIssues(teamSize === undefined ? {} : { teamSize }, undefined)
}

/** Applies to teams built later; existing teams and absent fields stay unchanged. */
export async function saveOptions(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { options } = current
    const changed = {
      ...options,
      genderAspects: input.genderAspects,
      forceEqualDistributedCapacityTeams:
        input.forceEqualDistributedCapacityTeams ?? options.forceEqualDistributedCapacityTeams,
      considerShortestPaths: input.considerShortestPaths ?? options.considerShortestPaths,
      teamPartnerWishDisabled: input.teamPartnerWishDisabled ?? options.teamPartnerWishDisabled,
    }
    await settingsStore.saveOptions(tx, current, changed)
    const after = { ...current, options: changed }
    await recordActivity(tx, ctx.clock, current, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'settings_changed',
      data: settingsChanges(current, after),
    })
    return after
  })
}
