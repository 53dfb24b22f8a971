import type { RegistrationInput } from '@running-dinner/contract'
import { dayIn, emailIdentity, type Issue, type PartnerWishState } from '@running-dinner/domain'
import { wishStateOf } from '@running-dinner/domain/partner-wishes/wish-state-of.ts'
import { admissionIssues } from '@running-dinner/domain/registration/admission.ts'
import { mustWait } from '@running-dinner/domain/registration/places.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { type PaymentOptions, paymentOptionsOf } from '../payment-options/index.ts'
import { admissionStore } from './admission.store.ts'
import { placesStore } from './places.store.ts'

/** What stands between an input, whole or half filled, and a place. */
export interface AdmissionFacts {
  issues: Issue[]
  /** Of the first person; a pair has the next one too. */
  nextNumber: number
  waitingList: boolean
  partnerWishState: PartnerWishState | null
  paymentOptions: PaymentOptions | undefined
}

/** Under the event's lock the answer still holds when something is stored; without it, it is only likely. */
export async function admissionFacts(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Partial<RegistrationInput>,
  { isPaying }: { isPaying: boolean },
): Promise<AdmissionFacts> {
  const partner = input.teamPartnerWishRegistrationData
  const emails = [input.email, partner?.email].flatMap((email) => (email ? [email] : []))
  const paymentOptions = await paymentOptionsOf(db, dinner)
  const places = await placesStore.taken(db, dinner)
  const taken = await admissionStore.taken(db, dinner, emails)
  const inviter = await inviterOf(db, dinner, input)
  const {
    teamPartnerWishRegistrationData: _,
    invitation: __,
    dataProcessingAcknowledged: ___,
    allergens: ____,
    ...draft
  } = input
  return {
    issues: admissionIssues(
      { ...draft, partner },
      {
        dinner,
        today: dayIn(dinner.basicDetails.timeZone, ctx.clock.now()),
        paymentMissing: paymentOptions !== undefined && !isPaying,
        hasTerms: paymentOptions !== undefined && paymentOptions.agbLink !== '',
        invited: inviter !== undefined,
        taken,
        participants: places.people,
      },
    ),
    nextNumber: places.highestNumber + 1,
    waitingList: mustWait(partner ? 2 : 1, places),
    partnerWishState: inviter ? wishStateOf({ email: input.email ?? '' }, inviter) : null,
    paymentOptions,
  }
}

/** An invitation counts for whoever wishes for the one who invited. */
async function inviterOf(db: Db | Tx, dinner: AuthorizedDinner, input: Partial<RegistrationInput>) {
  if (!input.invitation || !input.teamPartnerWishEmail) return undefined
  const inviter = await admissionStore.inviter(db, dinner, input.invitation)
  const isWished = inviter && emailIdentity(inviter.email) === emailIdentity(input.teamPartnerWishEmail)
  return isWished ? inviter : undefined
}
