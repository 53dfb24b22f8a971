import type { BodyOf, wizardRoutes } from '@running-dinner/contract'
import { type Dinner, plainRegistrationForm } from '@running-dinner/domain'
import { dinnerDefaults, inOrderOfTime } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { rateLimited } from '../../../platform/http/problems.ts'
import { newId, newSecret, secretHash } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { offerWithdrawal } from '../../messages/newsletter/index.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { plannedMailStore } from '../../messages/planned-mails/index.ts'
import { mayAskForMoney, optionsFrom, paymentOptionsStore } from '../../payments/options/index.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinner-record/index.ts'
import { dinnerCreatedMail, registrationFormOf, zoneOf } from '../dinners/index.ts'
import { demoParticipants, insertDemoParticipants } from './create-ready-demo.ts'

export type CreateDinnerInput = BodyOf<typeof wizardRoutes.create>

/** After an hour the mails to this address no longer count. */
const waitSeconds = 3600

/** Stores the event and mails its links to the organiser; a demo gets its 18 invented people. */
export async function createDinner(ctx: Ctx, input: CreateDinnerInput): Promise<AuthorizedDinner> {
  const dinner = asAuthorized(newDinner(ctx, input))
  const acknowledgeToken = newSecret()
  await inTransaction(ctx.db, async (tx) => {
    if (!(await firstContactMailAllowed(tx, ctx, dinner, dinner.email))) throw rateLimited(waitSeconds)
    await dinnerStore.insert(tx, dinner, secretHash(acknowledgeToken))
    if (input.carriedOver) await insertCarriedOver(tx, ctx, dinner, input.carriedOver)
    if (dinner.runningDinnerType === 'DEMO')
      await insertDemoParticipants(tx, dinner, demoParticipants(dinner.basicDetails.languageCode, ctx.clock.now()))
    await recordActivity(tx, ctx.clock, dinner, { type: 'DINNER_CREATED', data: { email: dinner.email } })
    await queueMail(
      tx,
      ctx,
      dinner,
      dinnerCreatedMail(ctx, dinner, acknowledgeToken, await offerWithdrawal(tx, dinner)),
    )
    if (dinner.afterPartyLocation) await enqueue(tx, 'look-up-addresses')
  })
  return dinner
}

/** Price and planned mails of an earlier event. Orders and sent mails stay there. */
async function insertCarriedOver(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  dinner: AuthorizedDinner,
  { paymentOptions, plannedMailsOff, plannedMailText }: NonNullable<CreateDinnerInput['carriedOver']>,
): Promise<void> {
  if (paymentOptions && mayAskForMoney(dinner))
    await paymentOptionsStore.insert(tx, dinner, optionsFrom(newId(), paymentOptions, dinner), ctx.clock.now())
  await plannedMailStore.insertSettings(tx, dinner, { off: plannedMailsOff, guestsText: plannedMailText })
}

function newDinner(ctx: Ctx, input: CreateDinnerInput): Dinner {
  const { email, runningDinnerType, basicDetails, options, publicSettings, afterPartyLocation, contract, carriedOver } =
    input
  const { teamPartnerWishDisabled, zone, timeZone, ...details } = basicDetails
  const { meals, ...settings } = options
  const needsPublicSettings = details.registrationType !== 'CLOSED' && publicSettings
  return {
    id: newId(),
    adminId: newSecret(),
    email,
    runningDinnerType,
    basicDetails: { ...details, timeZone: zoneOf({ zone, timeZone }) ?? dinnerDefaults.timeZone },
    // Two names for one stored value; either of them may set it.
    options: { ...settings, teamPartnerWishDisabled: teamPartnerWishDisabled || settings.teamPartnerWishDisabled },
    meals: inOrderOfTime(meals.map(({ label, time }) => ({ id: newId(), label, time }))),
    publicSettings: needsPublicSettings ? { ...publicSettings, publicDinnerId: newSecret() } : undefined,
    afterPartyLocation: afterPartyLocation ? { ...afterPartyLocation, geocodingResult: undefined } : undefined,
    contract: runningDinnerType === 'STANDARD' && contract ? contract : undefined,
    registrationForm: carriedOver ? registrationFormOf(carriedOver) : newForm(runningDinnerType),
    travelMode: carriedOver?.travelMode ?? dinnerDefaults.travelMode,
    eveningPhone: carriedOver?.eveningPhone ?? dinnerDefaults.eveningPhone,
    acknowledgedDate: undefined,
    cancellationDate: undefined,
    createdAt: ctx.clock.now(),
    planVersion: 0,
  }
}

/** Guests are asked for allergens from the list; the invented people of a demo have notes only. */
function newForm(type: Dinner['runningDinnerType']): Dinner['registrationForm'] {
  return { ...plainRegistrationForm, allergenListEnabled: type !== 'DEMO' }
}
