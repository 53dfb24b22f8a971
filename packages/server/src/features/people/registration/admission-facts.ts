import type { RegistrationInput } from '@running-dinner/contract'
import { dayIn, emailIdentity, type Issue, type PartnerWishState } from '@running-dinner/domain'
import type { InvitationState } from '@running-dinner/domain/people/partner-wishes/invitation-state.ts'
import { admissionIssues } from '@running-dinner/domain/people/registration/admission.ts'
import { mustWait } from '@running-dinner/domain/people/registration/places.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized } from '../../events/dinner-record/index.ts'
import type { PaymentOptions } from '../../payments/options/index.ts'
import { admissionStore } from './admission.store.ts'
import { type FoundInvitation, invitationStore } from './invitation.store.ts'
import { readWithFacts } from './public-dinner.read.ts'

/** The result of checking a complete or incomplete form. */
export interface AdmissionFacts {
  /** As it is now; the copy from authorization may be stale. */
  dinner: AuthorizedDinner
  issues: Issue[]
  /** The number of the first person; a pair's child gets the next one. */
  nextNumber: number
  waitingList: boolean
  partnerWishState: PartnerWishState | null
  /** The invitation the guest came by, unless they wish for another partner or bring one. */
  invitation: FoundInvitation | undefined
  paymentOptions: PaymentOptions | undefined
}

/** Under the event's lock the result holds until commit; without it, the result is advisory. */
export async function admissionFacts(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  authorized: AuthorizedDinner,
  input: Partial<RegistrationInput>,
  { isPaying }: { isPaying: boolean },
): Promise<AdmissionFacts> {
  const partner = input.teamPartnerWishRegistrationData
  const emails = [input.email, partner?.email].flatMap((email) => (email ? [email] : []))
  const current = await readWithFacts(db, ctx.clock.now(), authorized)
  if (!current) throw notFound()
  const { paymentOptions, places } = current
  const dinner = asAuthorized(current.dinner)
  const taken = await admissionStore.taken(db, dinner, emails)
  const invitation = await usedInvitation(db, dinner, input)
  const {
    teamPartnerWishRegistrationData: _,
    invitation: __,
    dataProcessingAcknowledged: ___,
    allergens: ____,
    ...draft
  } = input
  return {
    dinner,
    issues: admissionIssues(
      { ...draft, partner },
      {
        dinner,
        today: dayIn(dinner.basicDetails.timeZone, ctx.clock.now()),
        paymentMissing: paymentOptions !== undefined && !isPaying,
        hasTerms: paymentOptions !== undefined && paymentOptions.agbLink !== '',
        invited: invitation?.state === 'OPEN',
        taken,
        participants: places.people,
      },
    ),
    nextNumber: places.highestNumber + 1,
    waitingList: mustWait(partner ? 2 : 1, places),
    partnerWishState: invitation ? wishStates[invitation.state] : null,
    invitation,
    paymentOptions,
  }
}

const wishStates: Record<InvitationState, PartnerWishState> = {
  OPEN: 'EXISTS_SAME_TEAM_PARTNER_WISH',
  TAKEN: 'EXISTS_OTHER_TEAM_PARTNER_WISH',
  LEFT: 'NOT_EXISTING',
}

async function usedInvitation(db: Db | Tx, dinner: AuthorizedDinner, input: Partial<RegistrationInput>) {
  const wishesDisabled = dinner.options.teamPartnerWishDisabled
  if (!input.invitation || input.teamPartnerWishRegistrationData || wishesDisabled) return undefined
  const invitation = await invitationStore.bySecret(db, dinner, input.invitation)
  if (!invitation) return undefined
  const wish = emailIdentity(input.teamPartnerWishEmail ?? '')
  // A guest without a wish accepts the invitation by registering; an invalid invitation changes nothing.
  if (wish === '') return invitation.state === 'OPEN' ? invitation : undefined
  const { inviter } = invitation
  return !inviter || emailIdentity(inviter.email) === wish ? invitation : undefined
}
