import type { BodyOf, dinnerRoutes } from '@running-dinner/contract'
import { type BasicDetails, dayIn, type Issue, type PublicSettings } from '@running-dinner/domain'
import { basicDetailsIssues } from '@running-dinner/domain/dinner/basic-details-issues.ts'
import { withFieldPrefix } from '@running-dinner/domain/dinner/create-issues.ts'
import { openedEndOfRegistration } from '@running-dinner/domain/dinner/defaults.ts'
import { movedToDate } from '@running-dinner/domain/dinner/moved-to-date.ts'
import { settingsChanges } from '@running-dinner/domain/dinner/settings-changes.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import { newSecret } from '../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from './authorized-dinner.ts'
import { lockDinnerForChange } from './lock-dinner-for-change.ts'
import { settingsStore } from './settings.store.ts'
import { zoneOf } from './zone-of.ts'

type Input = BodyOf<typeof dinnerRoutes.saveBasicSettings>

/** What only the rules find, for fields that were good by themselves. */
export function basicSettingsIssues(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, body: unknown): Issue[] {
  const { basicDetails: changed = {} } = body as { basicDetails?: Partial<BasicDetails & { zone: string }> }
  const { basicDetails, createdAt } = dinner
  const timeZone = zoneOf(changed) ?? basicDetails.timeZone
  const today = dayIn(timeZone, ctx.clock.now())
  const createdOn = dayIn(timeZone, createdAt)
  return withFieldPrefix(
    basicDetailsIssues(changed, { today, storedDate: basicDetails.date, createdOn }),
    'basicDetails',
  )
}

/** Title, place, day, kind of registration, language, zips and whether people may wish for somebody (rules 2.5). */
export async function saveBasicSettings(ctx: Ctx, dinner: AuthorizedDinner, input: Input): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    refuseIf(basicSettingsIssues(ctx, current, input))
    const changed = withChanges(current, input, dayIn(current.basicDetails.timeZone, ctx.clock.now()))
    await settingsStore.saveBasics(tx, changed)
    await settingsStore.saveTimes(tx, changed)
    if (changed.publicSettings) await settingsStore.savePublic(tx, changed, changed.publicSettings)
    await recordActivity(tx, ctx.clock, changed, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'settings_changed',
      data: settingsChanges(current, changed),
    })
    return changed
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
    // Kept while the registration is closed, so that nothing has to be typed again.
    publicSettings: publicSettings
      ? withOpenDeadline(publicSettings, current, basicDetails, today)
      : basicDetails.registrationType === 'CLOSED'
        ? undefined
        : proposedSettings(current, basicDetails, today),
  }
}

/** Who opens an event again means that people can register: a deadline that has passed gives way to a new one (rules 2.2). */
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

/** Where guests register from now on; the organiser words the rest (rules 2.2). */
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
