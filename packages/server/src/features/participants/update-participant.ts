import type { ParticipantInput, ParticipantReply } from '@running-dinner/contract'
import { emailIdentity, fullName, type Participant, type ParticipantData } from '@running-dinner/domain'
import {
  childAfterOwnChange,
  childAfterRootChange,
  pairRoleOf,
} from '@running-dinner/domain/participants/fixed-pair.ts'
import { takenEmails } from '@running-dinner/domain/participants/participant-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../platform/http/problems.ts'
import { newSecret } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'

/** A change of one person; what a pair shares is carried over to the child (rules 7.8). */
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
    // A partner is named when somebody is added, never later: a second person would appear out of an edit.
    const { teamPartnerWishRegistrationData: _, ...change } = input
    refuseIf(participantChecks(dinner, change, takenEmails(people), before))
    const role = pairRoleOf(before)
    const after = role === 'child' ? childAfterOwnChange(before, change) : change
    const other = people.find(
      (one) => one.id !== id && one.teamPartnerWishOriginatorId === (before.teamPartnerWishOriginatorId ?? ''),
    )
    const rootEmail = role === 'child' ? other?.email : undefined
    await store(ctx, tx, dinner, before, after, rootEmail)
    if (role === 'root' && other) {
      await store(ctx, tx, dinner, other, childAfterRootChange(before, after, other), after.email)
    }
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_edited',
      data: { name: fullName(after) },
      related: { type: 'PARTICIPANT', id },
    })
    await enqueue(tx, 'look-up-addresses')
    const now = await participantStore.ofDinner(tx, dinner)
    const stored = now.find((person) => person.id === id)
    if (!stored) throw notFound()
    return presentParticipant(stored, now)
  })
}

/** `rootEmail` is given for the child of a pair, which may have the same address. */
async function store(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  before: Participant,
  after: ParticipantData,
  rootEmail: string | undefined,
): Promise<void> {
  await participantStore.update(tx, dinner, before.id, after, {
    addressChanged: addressOf(before) !== addressOf(after),
    now: ctx.clock.now(),
    sharesRootEmail: rootEmail !== undefined && emailIdentity(rootEmail) === emailIdentity(after.email),
  })
  if (emailIdentity(before.email) !== emailIdentity(after.email)) {
    await participantStore.renewSelfAdminId(tx, dinner, before.id, newSecret())
  }
}

function addressOf({ street, streetNr, zip, cityName, country }: ParticipantData): string {
  return JSON.stringify([street, streetNr, zip, cityName, country])
}
