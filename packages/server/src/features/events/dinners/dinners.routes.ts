import { type BodyOf, dinnerRoutes, settingsRoutes } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import { dayIn, type PublicSettings } from '@running-dinner/domain'
import { optionsIssues, publicSettingsIssues, settingsChanges } from '@running-dinner/domain/events'
import { participantLimitIssues } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { badRequest, notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { cancelledRegistrationStore, participantStore } from '../../people/participants/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { recordActivity } from '../activities/index.ts'
import {
  type AuthorizedDinner,
  asAuthorized,
  dinnerStore,
  lockDinner,
  lockDinnerForChange,
  requireDinner,
} from '../dinner-record/index.ts'
import { acknowledgeDinner } from './acknowledge-dinner.ts'
import { locateAfterParty, removeAfterParty, saveAfterParty, savedAfterPartyIssues } from './change-after-party.ts'
import { presentDinner } from './dinner.present.ts'
import { readRegistrationForm } from './registration-form.read.ts'
import { replaceAdministrationLink } from './replace-administration-link.ts'
import { resendCreatedMessage } from './resend-created-message.ts'
import { basicSettingsIssues, saveBasicSettings } from './save-basic-settings.ts'
import { saveRegistrationForm } from './save-registration-form.ts'
import { settingsStore } from './settings.store.ts'

/** Issues of the domain rules for fields that are valid by themselves. */
function savedPublicSettingsIssues(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, body: unknown): Issue[] {
  const { date, timeZone } = dinner.basicDetails
  const storedDeadline = dinner.publicSettings?.endOfRegistrationDate
  return publicSettingsIssues(body as Partial<PublicSettings>, {
    today: dayIn(timeZone, ctx.clock.now()),
    date,
    ...(storedDeadline === undefined ? {} : { storedEndOfRegistrationDate: storedDeadline }),
  })
}

/** Saves texts, deadline and participant limit of the public page, which a closed event does not have. */
async function savePublicSettings(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: Omit<PublicSettings, 'publicDinnerId'>,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, dinner)
    const { publicSettings: storedSettings, basicDetails } = lockedDinner
    if (!storedSettings || basicDetails.registrationType === 'CLOSED') refuse('event_closed')
    refuseIf([
      ...savedPublicSettingsIssues(ctx, lockedDinner, input),
      ...(await lowerLimitIssues(ctx, tx, lockedDinner, input.participantLimit)),
    ])
    const publicSettings = { ...input, publicDinnerId: storedSettings.publicDinnerId }
    await settingsStore.savePublic(tx, lockedDinner, publicSettings)
    const after = { ...lockedDinner, publicSettings }
    await recordActivity(tx, ctx.clock, lockedDinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'public_settings_changed',
      data: settingsChanges(lockedDinner, after),
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
  const storedLimit = dinner.publicSettings?.participantLimit
  if (limit === undefined || (storedLimit !== undefined && limit >= storedLimit)) return []
  const people = await participantStore.ofDinner(tx, dinner)
  const held = await cancelledRegistrationStore.held(tx, dinner, ctx.clock.now())
  const teamsExist = await teamStore.exist(tx, dinner)
  const { meals, options } = dinner
  const split = { mealCount: meals.length, teamSize: options.teamSize, teamsExist }
  return participantLimitIssues(people, held, { ...split, participantLimit: storedLimit }, limit)
}

export function dinnerHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(dinnerRoutes.get, organiser, async (_call, dinner) => presentDinner(ctx, dinner)),
    handler(dinnerRoutes.acknowledge, organiser, async ({ params }, dinner) =>
      presentDinner(ctx, await acknowledgeDinner(ctx, dinner, params.acknowledgeToken)),
    ),
    handler(dinnerRoutes.resendCreated, organiser, async ({ body }, dinner) =>
      presentDinner(ctx, await resendCreatedMessage(ctx, dinner, body.newEmailAddress)),
    ),
    ...settingsHandlers(ctx),
    ...laterSettingsHandlers(ctx),
  ]
}

function settingsHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(
      dinnerRoutes.saveBasicSettings,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveBasicSettings(ctx, dinner, body)),
      (body, _query, dinner) => basicSettingsIssues(ctx, dinner, body),
    ),
    handler(
      dinnerRoutes.savePublicSettings,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await savePublicSettings(ctx, dinner, body)),
      (body, _query, dinner) => savedPublicSettingsIssues(ctx, dinner, body),
    ),
    handler(dinnerRoutes.registrationForm, organiser, async (_call, dinner) => readRegistrationForm(ctx.db, dinner)),
    handler(dinnerRoutes.saveRegistrationForm, organiser, async ({ body, ifMatch }, dinner) =>
      presentDinner(ctx, await saveRegistrationForm(ctx, dinner, body, ifMatch)),
    ),
    handler(dinnerRoutes.setRegistrationOpen, organiser, async ({ params }, dinner) => {
      const { enable } = params
      if (enable !== 'true' && enable !== 'false') throw badRequest()
      return presentDinner(ctx, await setRegistrationOpen(ctx, dinner, enable === 'true'))
    }),
    handler(dinnerRoutes.cancel, organiser, async (_call, dinner) =>
      presentDinner(ctx, await cancelDinner(ctx, dinner)),
    ),
  ]
}

/** Settings chosen in the wizard that can be changed later. */
function laterSettingsHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(
      settingsRoutes.saveOptions,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveOptions(ctx, dinner, body)),
      savedOptionsIssues,
    ),
    handler(
      settingsRoutes.saveAfterParty,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveAfterParty(ctx, dinner, body)),
      (body, _query, dinner) => savedAfterPartyIssues(dinner, body),
    ),
    handler(settingsRoutes.removeAfterParty, organiser, async (_call, dinner) =>
      presentDinner(ctx, await removeAfterParty(ctx, dinner)),
    ),
    handler(settingsRoutes.locateAfterParty, organiser, async ({ body }, dinner) =>
      presentDinner(ctx, await locateAfterParty(ctx, dinner, body)),
    ),
    handler(settingsRoutes.replaceAdministrationLink, organiser, async (_call, dinner) =>
      presentDinner(ctx, await replaceAdministrationLink(ctx, dinner)),
    ),
  ]
}

/** Cancels the event permanently and closes the registration; the event is deleted a day later. Idempotent. */
async function cancelDinner(ctx: Ctx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const storedDinner = await dinnerStore.byId(tx, dinner.id)
    if (!storedDinner) throw notFound()
    if (storedDinner.cancellationDate) return asAuthorized(storedDinner)
    await settingsStore.markCancelled(tx, storedDinner, ctx.clock.now())
    await settingsStore.setRegistrationDeactivated(tx, storedDinner, true)
    await recordActivity(tx, ctx.clock, storedDinner, { type: 'DINNER_CANCELLED' })
    const cancelled = await dinnerStore.byId(tx, dinner.id)
    return asAuthorized(cancelled ?? storedDinner)
  })
}

/** Independent of the deadline. Idempotent: no activity if nothing changes. */
async function setRegistrationOpen(ctx: Ctx, dinner: AuthorizedDinner, isOpen: boolean): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { publicSettings, basicDetails } = current
    if (!publicSettings || basicDetails.registrationType === 'CLOSED') refuse('event_closed')
    if (publicSettings.registrationDeactivated === !isOpen) return current
    await settingsStore.setRegistrationDeactivated(tx, current, !isOpen)
    await recordActivity(tx, ctx.clock, current, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: isOpen ? 'registration_opened' : 'registration_closed',
    })
    return { ...current, publicSettings: { ...publicSettings, registrationDeactivated: !isOpen } }
  })
}

type Input = BodyOf<typeof settingsRoutes.saveOptions>

function savedOptionsIssues(body: unknown): Issue[] {
  const { teamSize } = body as { teamSize?: number }
  return optionsIssues(teamSize === undefined ? {} : { teamSize }, undefined)
}

/** Applies to teams built later; existing teams and absent fields stay unchanged. */
async function saveOptions(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, dinner)
    const { options } = lockedDinner
    const changedDinner = {
      ...options,
      genderAspects: input.genderAspects,
      forceEqualDistributedCapacityTeams:
        input.forceEqualDistributedCapacityTeams ?? options.forceEqualDistributedCapacityTeams,
      considerShortestPaths: input.considerShortestPaths ?? options.considerShortestPaths,
      teamPartnerWishDisabled: input.teamPartnerWishDisabled ?? options.teamPartnerWishDisabled,
    }
    await settingsStore.saveOptions(tx, lockedDinner, changedDinner)
    const after = { ...lockedDinner, options: changedDinner }
    await recordActivity(tx, ctx.clock, lockedDinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'settings_changed',
      data: settingsChanges(lockedDinner, after),
    })
    return after
  })
}
