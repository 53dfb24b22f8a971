import type { BodyOf, dinnerRoutes } from '@running-dinner/contract'
import { type BasicDetails, dayIn, type Issue, type PublicSettings } from '@running-dinner/domain'
import {
  basicDetailsIssues,
  movedToDate,
  openedEndOfRegistration,
  settingsChanges,
  withFieldPrefix,
} from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { newSecret } from '../../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { settingsStore } from './settings.store.ts'

type Input = BodyOf<typeof dinnerRoutes.saveBasicSettings>

/** Issues of the domain rules for fields that are valid by themselves. */
export function basicSettingsIssues(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, body: unknown): Issue[] {
  const { basicDetails: changedDetails = {} } = body as { basicDetails?: Partial<BasicDetails & { zone: string }> }
  const { basicDetails, createdAt } = dinner
  const timeZone = zoneOf(changedDetails) ?? basicDetails.timeZone
  const today = dayIn(timeZone, ctx.clock.now())
  const createdOn = dayIn(timeZone, createdAt)
  return withFieldPrefix(
    basicDetailsIssues(changedDetails, { today, storedDate: basicDetails.date, createdOn }),
    'basicDetails',
  )
}

/** Saves the basic settings; a new date also moves courses, after party and deadline (`docs/rules/events/settings.md`). */
export async function saveBasicSettings(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, dinner)
    refuseIf(basicSettingsIssues(ctx, lockedDinner, input))
    const changedDinner = withChanges(lockedDinner, input, dayIn(lockedDinner.basicDetails.timeZone, ctx.clock.now()))
    await settingsStore.saveBasics(tx, changedDinner)
    await settingsStore.carryLanguage(tx, changedDinner, {
      from: lockedDinner.basicDetails.languageCode,
      to: changedDinner.basicDetails.languageCode,
    })
    await settingsStore.saveTimes(tx, changedDinner)
    if (changedDinner.publicSettings) await settingsStore.savePublic(tx, changedDinner, changedDinner.publicSettings)
    await recordActivity(tx, ctx.clock, changedDinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'settings_changed',
      data: settingsChanges(lockedDinner, changedDinner),
    })
    return changedDinner
  })
}

function withChanges(current: AuthorizedDinner, input: Input, today: string): AuthorizedDinner {
  const { teamPartnerWishDisabled: inBasics, zone, timeZone, ...details } = input.basicDetails
  const basicDetails = { ...details, timeZone: zoneOf({ zone, timeZone }) ?? current.basicDetails.timeZone }
  const teamPartnerWishDisabled = input.teamPartnerWishDisabled ?? inBasics ?? current.options.teamPartnerWishDisabled
  const moved =
    basicDetails.date === current.basicDetails.date ? current : movedToDate(current, basicDetails.date, today)
  const { meals, afterPartyLocation, publicSettings } = moved
  return {
    ...current,
    basicDetails,
    options: { ...current.options, teamPartnerWishDisabled },
    meals,
    afterPartyLocation,
    // Public settings are kept while the event is closed, so that reopening restores them.
    publicSettings: publicSettings
      ? withOpenDeadline(publicSettings, current, basicDetails, today)
      : basicDetails.registrationType === 'CLOSED'
        ? undefined
        : proposedSettings(current, basicDetails, today),
  }
}

/** Reopening an event replaces a deadline that has passed, so that people can register. */
function withOpenDeadline(
  settings: PublicSettings,
  before: AuthorizedDinner,
  basics: BasicDetails,
  today: string,
): PublicSettings {
  const isOpened = before.basicDetails.registrationType === 'CLOSED' && basics.registrationType !== 'CLOSED'
  if (!isOpened || settings.endOfRegistrationDate >= today) return settings
  return { ...settings, endOfRegistrationDate: openedEndOfRegistration(basics.date, today) }
}

/** Initial public settings; the organiser edits the texts later. */
function proposedSettings({ email, contract }: AuthorizedDinner, basics: BasicDetails, today: string): PublicSettings {
  return {
    publicDinnerId: newSecret(),
    title: basics.title,
    description: '',
    publicContactName: contract?.fullname ?? '',
    publicContactEmail: email,
    publicContactMobileNumber: '',
    endOfRegistrationDate: openedEndOfRegistration(basics.date, today),
    registrationDeactivated: false,
    participantLimit: undefined,
  }
}

/** Reads the time zone from `zone` or from `timeZone`, the older name. */
export function zoneOf({
  zone,
  timeZone,
}: {
  zone?: string | undefined
  timeZone?: string | undefined
}): string | undefined {
  return zone ?? timeZone
}
