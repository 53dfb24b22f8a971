import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { newParticipants, participantStore } from '../participants/index.ts'
import { admissionFacts } from './admission-facts.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { refuseUnlessPublic } from './public-dinner-by-id.ts'
import { registrationSummary } from './registration-summary.present.ts'

/** Version of the text guests agree to. Change it with the text; it is stored with each consent. */
const consentVersion = '2026-11'

/** `PENDING_PAYMENT` holds the place while the payment is pending: no mail is sent, and only the payment confirms. */
export type AdmissionState =
  | { state: 'UNCONFIRMED'; registrationSecretHash?: Buffer }
  | { state: 'PENDING_PAYMENT'; reservedUntil: Date }

interface AdmittedRegistration {
  /** The root first, then a pair's child. */
  people: Participant[]
  summary: RegistrationSummary
}

/**
 * Stores a registration in the caller's transaction, which must hold the event's lock. Throws the issues of
 * `docs/rules/people/registration.md#admission`. It counts for nothing until confirmed.
 */
export async function admitRegistration(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  admission: AdmissionState,
): Promise<AdmittedRegistration> {
  const facts = await admissionFacts(ctx, tx, dinner, input, { isPaying: admission.state === 'PENDING_PAYMENT' })
  if (admission.state === 'UNCONFIRMED') refuseUnlessPublic(facts.dinner, ctx.clock.now())
  refuseIf(facts.issues)
  const { invitation } = facts
  const { dataProcessingAcknowledged: _, termsAccepted, invitation: __, ...typed } = input
  const data =
    invitation?.state === 'OPEN' ? { ...typed, teamPartnerWishEmail: invitation.inviter?.email ?? '' } : typed
  const now = ctx.clock.now()
  const added = newParticipants(
    ctx,
    facts.dinner.registrationForm,
    { ...data, miscNotes: '' },
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
        index === 0 && admission.state === 'UNCONFIRMED' ? admission.registrationSecretHash : undefined,
      reservedUntil: admission.state === 'PENDING_PAYMENT' ? admission.reservedUntil : undefined,
      invitationHash: index === 0 && invitation?.state !== 'TAKEN' ? invitation?.hash : undefined,
    },
  }))
  await participantStore.insert(tx, dinner, added)
  const people = added.map(({ person }) => person)
  const [root] = people
  if (!root) throw new Error('a registration has at least one person')
  if (admission.state === 'UNCONFIRMED') await mailConfirmation(ctx, tx, dinner, root, facts)
  return { people, summary: registrationSummary(dinner, input, facts) }
}
