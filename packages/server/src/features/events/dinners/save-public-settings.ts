import { dayIn, type Issue, type PublicSettings } from '@running-dinner/domain'
import { publicSettingsIssues, settingsChanges } from '@running-dinner/domain/events'
import { participantLimitIssues } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import { cancelledRegistrationStore, participantStore } from '../../people/participants/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
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
    refuseIf([
      ...savedPublicSettingsIssues(ctx, current, input),
      ...(await lowerLimitIssues(ctx, tx, current, input.participantLimit)),
    ])
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

/** Reads people only when the limit gets lower. */
async function lowerLimitIssues(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  limit: number | undefined,
): Promise<Issue[]> {
  const stored = dinner.publicSettings?.participantLimit
  if (limit === undefined || (stored !== undefined && limit >= stored)) return []
  const people = await participantStore.ofDinner(tx, dinner)
  const held = await cancelledRegistrationStore.held(tx, dinner, ctx.clock.now())
  const teamsExist = await teamStore.exist(tx, dinner)
  const { meals, options } = dinner
  const split = { mealCount: meals.length, teamSize: options.teamSize, teamsExist }
  return participantLimitIssues(people, held, { ...split, participantLimit: stored }, limit)
}
