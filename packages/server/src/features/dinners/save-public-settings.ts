import { dayIn, type Issue, type PublicSettings } from '@running-dinner/domain'
import { publicSettingsIssues } from '@running-dinner/domain/dinner/public-settings-issues.ts'
import { settingsChanges } from '@running-dinner/domain/dinner/settings-changes.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { settingsStore } from './settings.store.ts'

/** Issues of the domain rules for fields that are valid by themselves. */
export function savedPublicSettingsIssues(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, body: unknown): Issue[] {
  const { date, timeZone } = dinner.basicDetails
  const stored = dinner.publicSettings?.endOfRegistrationDate
  return publicSettingsIssues(body as Partial<PublicSettings>, {
    today: dayIn(timeZone, ctx.clock.now()),
    date,
    ...(stored === undefined ? {} : { storedEndOfRegistrationDate: stored }),
  })
}

/** Saves texts, deadline and participant limit of the public page, which a closed event does not have. */
export async function savePublicSettings(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: Omit<PublicSettings, 'publicDinnerId'>,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { publicSettings: stored, basicDetails } = current
    if (!stored || basicDetails.registrationType === 'CLOSED') refuse('event_closed')
    refuseIf(savedPublicSettingsIssues(ctx, current, input))
    const publicSettings = { ...input, publicDinnerId: stored.publicDinnerId }
    await settingsStore.savePublic(tx, current, publicSettings)
    const after = { ...current, publicSettings }
    await recordActivity(tx, ctx.clock, current, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'public_settings_changed',
      data: settingsChanges(current, after),
    })
    return after
  })
}
