import type { ParticipantChangeInput, ParticipantReply } from '@running-dinner/contract'
import { fullName, type Participant, type RegistrationForm } from '@running-dinner/domain'
import {
  childAfterOwnChange,
  newPairIssues,
  type Partner,
  pairChangeIssues,
  pairRoleOf,
  seatsNeededToHost,
  takenEmails,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { newSecret } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { newChild } from './new-participants.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'
import { storeParticipantChange, withKeptAnswers } from './store-participant-change.ts'

/**
 * Changes one person and copies the shared fields of a pair to the child; with the data of a partner a single becomes a
 * pair (`docs/rules/people/participants.md#pairs`).
 */
export async function updateParticipant(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  input: ParticipantChangeInput,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const before = people.find((person) => person.id === id)
    if (!before) throw notFound()
    const { teamPartnerWishRegistrationData: partner, ownDiet = false, ...typed } = input
    const form = await dinnerStore.registrationForm(tx, dinner)
    const completeInput = withKeptAnswers(form, typed, before)
    const change =
      pairRoleOf(before) === 'child' ? childAfterOwnChange(before, completeInput, { ownDiet }) : completeInput
    refuseIf([
      ...(partner ? newPairIssues(before, people, await placesOf(tx, dinner)) : []),
      ...participantChecks(
        dinner,
        { ...change, allergens: [], answers: typed.answers, teamPartnerWishRegistrationData: partner },
        takenEmails(people),
        before,
      ),
      ...pairChangeIssues(before, change, seatsNeededToHost(dinner.options.teamSize, dinner.meals.length)),
    ])
    const after = await storeParticipantChange(ctx, tx, dinner, { before, change, ownDiet, people })
    if (partner) await addPartner(ctx, tx, dinner, { form, partner, people, rootId: before.id })
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

async function placesOf(tx: Tx, dinner: AuthorizedDinner) {
  const current = await dinnerStore.byId(tx, dinner.id)
  return {
    participantLimit: current?.publicSettings?.participantLimit,
    cancelled: Boolean(current?.cancellationDate),
  }
}

interface NewPartner {
  form: RegistrationForm
  partner: Partner
  people: readonly Participant[]
  rootId: string
}

/** Makes a single the root of a pair. The second person comes next in the list, and all below move down. */
async function addPartner(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { form, partner, people, rootId }: NewPartner,
): Promise<void> {
  const root = await participantStore.byId(tx, dinner, rootId)
  if (!root) throw notFound()
  const now = ctx.clock.now()
  const child = newChild(form, root, partner, { createdAt: now, activationDate: now })
  const below = people.filter(({ participantNumber }) => participantNumber > root.participantNumber)
  await participantStore.renumber(tx, dinner, new Map(below.map((person) => [person.id, person.participantNumber + 1])))
  await participantStore.makeRoot(tx, dinner, rootId)
  const newcomer = { person: child, selfAdminId: newSecret(), activatedBy: dinner.email }
  await participantStore.insert(tx, dinner, [newcomer], [root])
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'participant_created',
    data: { name: fullName(child) },
    related: { type: 'PARTICIPANT', id: child.id },
  })
}
