import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import { dayIn, emailIdentity, type Issue, type Participant, type PartnerWishState } from '@running-dinner/domain'
import { eligibilityIssues, type InvitationState, mustWait } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { notFound, refuse, refuseIf } from '../../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized } from '../../../events/dinner-record/index.ts'
import type { PaymentOptions } from '../../../payments/options/index.ts'
import { newParticipants, participantStore } from '../../participants/index.ts'
import { mailConfirmation } from '../confirm/confirmation-link.ts'
import { type FoundInvitation, invitationStore } from '../partner-wish/invitation.store.ts'
import { refuseUnlessPublic } from '../public-page/authorized-public-dinner.ts'
import { type DinnerFacts, readWithFacts } from '../public-page/public-dinner.read.ts'
import { registeredPeopleStore } from '../registered-people.store.ts'
import { registrationSummary } from './registration-summary.present.ts'

/** Version of the text guests agree to. Change it with the text; it is stored with each consent. */
const consentVersion = '2026-11'

/** `PENDING_PAYMENT` reserves the place while the payment is pending: no mail is sent, and only the payment confirms. */
type NewRegistration =
  | { state: 'UNCONFIRMED'; registrationSecretHash?: Buffer }
  | { state: 'PENDING_PAYMENT'; reservedUntil: Date }

interface StoredRegistration {
  /** The root first, then a pair's child. */
  people: Participant[]
  summary: RegistrationSummary
}

/**
 * Stores a registration in the caller's transaction, which must hold the event's lock. Throws the issues of
 * `docs/rules/people/registration.md#eligibility`. It counts for nothing until confirmed.
 */
export async function storeRegistration(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  registration: NewRegistration,
): Promise<StoredRegistration> {
  const facts = await registrationFacts(ctx, tx, dinner, input, { isPaying: registration.state === 'PENDING_PAYMENT' })
  if (registration.state === 'UNCONFIRMED') refuseUnlessPublic(facts.dinner, ctx.clock.now())
  refuseIf(facts.issues)
  const { invitation } = facts
  const { dataProcessingAcknowledged: _, termsAccepted, invitation: __, ...typed } = input
  const fields =
    invitation?.state === 'OPEN' ? { ...typed, teamPartnerWishEmail: invitation.inviter?.email ?? '' } : typed
  const now = ctx.clock.now()
  const newcomers = newParticipants(
    ctx,
    facts.dinner.registrationForm,
    { ...fields, miscNotes: '' },
    {
      firstNumber: facts.nextNumber,
      activatedBy: undefined,
      eventLanguage: dinner.basicDetails.languageCode,
    },
  ).map((newcomer, index) => ({
    ...newcomer,
    registration: {
      consentAt: now,
      consentVersion,
      termsAcceptedAt: termsAccepted ? now : undefined,
      registrationSecretHash:
        index === 0 && registration.state === 'UNCONFIRMED' ? registration.registrationSecretHash : undefined,
      reservedUntil: registration.state === 'PENDING_PAYMENT' ? registration.reservedUntil : undefined,
      invitationHash: index === 0 && invitation?.state !== 'TAKEN' ? invitation?.hash : undefined,
    },
  }))
  await participantStore.insert(tx, dinner, newcomers)
  const people = newcomers.map(({ person }) => person)
  const [root] = people
  if (!root) throw new Error('a registration has at least one person')
  if (registration.state === 'UNCONFIRMED') await mailConfirmation(ctx, tx, dinner, root, facts)
  return { people, summary: registrationSummary(dinner, input, facts) }
}

/**
 * Checks everything that registering checks and stores nothing. The price is no reason to refuse: the form asks so before it
 * knows how the guest goes on, and an order does too. But nobody pays for waiting.
 */
export async function checkRegistration(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  read?: DinnerFacts,
): Promise<RegistrationSummary> {
  const facts = await registrationFacts(ctx, db, dinner, input, { isPaying: true, read })
  refuseIf(facts.issues)
  if (facts.paymentOptions && facts.waitingList) refuse('payment_without_place')
  return registrationSummary(dinner, input, facts)
}

/** The result of checking a complete or incomplete form. */
interface RegistrationFacts {
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

/**
 * Under the event's lock the result holds until commit; without it, the result is advisory, and may rest on what the call has read
 * already.
 */
export async function registrationFacts(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  authorized: AuthorizedDinner,
  input: Partial<RegistrationInput>,
  { isPaying, read }: { isPaying: boolean; read?: DinnerFacts | undefined },
): Promise<RegistrationFacts> {
  const partner = input.teamPartnerWishRegistrationData
  const emails = [input.email, partner?.email].flatMap((email) => (email ? [email] : []))
  const currentFacts = read ?? (await readWithFacts(db, ctx.clock.now(), authorized))
  if (!currentFacts) throw notFound()
  const { paymentOptions, places } = currentFacts
  const dinner = asAuthorized(currentFacts.dinner)
  const addressOwners = await registeredPeopleStore.takenEmails(db, dinner, emails)
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
    issues: eligibilityIssues(
      { ...draft, partner },
      {
        dinner,
        today: dayIn(dinner.basicDetails.timeZone, ctx.clock.now()),
        paymentMissing: paymentOptions !== undefined && !isPaying,
        hasTerms: paymentOptions !== undefined && paymentOptions.agbLink !== '',
        invited: invitation?.state === 'OPEN',
        taken: addressOwners,
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
