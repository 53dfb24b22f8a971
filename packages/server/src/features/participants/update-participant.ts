import type { ParticipantInput, ParticipantReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { childAfterOwnChange, pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import { seatsNeededToHost } from '@running-dinner/domain/participants/hosting.ts'
import { pairChangeIssues } from '@running-dinner/domain/participants/pair-change-issues.ts'
import { takenEmails } from '@running-dinner/domain/participants/participant-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../platform/http/problems.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinner-record/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'
import { storeParticipantChange } from './store-participant-change.ts'
import { withKeptAnswers } from './with-kept-answers.ts'

/** Changes one person and copies the shared fields of a pair to the child (`docs/rules/participants.md#pairs`). */
export async function updateParticipant(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  input: ParticipantInput,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const before = people.find((person) => person.id === id)
    if (!before) throw notFound()
    // A partner can only be given for a new person: an edit must not create a second person.
    const { teamPartnerWishRegistrationData: _, ...typed } = input
    const given = withKeptAnswers(await dinnerStore.registrationForm(tx, dinner), typed, before)
    const change = pairRoleOf(before) === 'child' ? childAfterOwnChange(before, given) : given
    refuseIf([
      ...participantChecks(dinner, { ...change, allergens: [], answers: typed.answers }, takenEmails(people), before),
      ...pairChangeIssues(before, change, seatsNeededToHost(dinner.options.teamSize, dinner.meals.length)),
    ])
    const after = await storeParticipantChange(ctx, tx, dinner, { before, change, people })
    const now = await participantStore.ofDinner(tx, dinner)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_edited',
      data: { name: fullName(after) },
      related: { type: 'PARTICIPANT', id },
    })
    await enqueue(tx, 'look-up-addresses')
    const stored = now.find((person) => person.id === id)
    if (!stored) throw notFound()
    return presentParticipant(stored, now, dinner)
  })
}
