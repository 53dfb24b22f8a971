import { emailIdentity, type Participant, type ParticipantData } from '@running-dinner/domain'
import {
  childAfterOwnChange,
  childAfterRootChange,
  pairRoleOf,
} from '@running-dinner/domain/people/participants/fixed-pair.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'
import { isSameHome } from './same-home.ts'

export interface ParticipantChange {
  before: Participant
  change: ParticipantData
  /** Whether the change of a child is about its diet, too. */
  ownDiet?: boolean
  /** All people of the event. */
  people: readonly Participant[]
}

/** Stores a changed person, copies the shared fields of a pair to the child, and returns what was stored. */
export async function storeParticipantChange(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  { before, change, ownDiet = false, people }: ParticipantChange,
): Promise<ParticipantData> {
  const role = pairRoleOf(before)
  const after = role === 'child' ? childAfterOwnChange(before, change, { ownDiet }) : change
  const partner = people.find(
    ({ id, teamPartnerWishOriginatorId }) =>
      id !== before.id && teamPartnerWishOriginatorId === (before.teamPartnerWishOriginatorId ?? ''),
  )
  const rootEmail = role === 'child' ? partner?.email : undefined
  // The child first: where the root takes the child's address, it has to share it before the root is stored, since addresses are unique.
  if (role === 'root' && partner) {
    await store(ctx, tx, dinner, partner, childAfterRootChange(before, after, partner), after.email)
  }
  await store(ctx, tx, dinner, before, after, rootEmail)
  return after
}

/** `rootEmail` is given for the child of a pair, which may have the same address. */
async function store(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  before: Participant,
  after: ParticipantData,
  rootEmail: string | undefined,
): Promise<void> {
  await participantStore.update(tx, dinner, before.id, after, {
    addressChanged: !isSameHome(before, after),
    wishChanged: emailIdentity(before.teamPartnerWishEmail) !== emailIdentity(after.teamPartnerWishEmail),
    now: ctx.clock.now(),
    sharesRootEmail: rootEmail !== undefined && emailIdentity(rootEmail) === emailIdentity(after.email),
  })
  if (emailIdentity(before.email) !== emailIdentity(after.email)) {
    await participantStore.renewSelfAdminId(tx, dinner, before.id, newSecret())
    // Wishes can only name a confirmed person who is not part of a pair.
    const isWishable = before.activationDate !== undefined && before.teamPartnerWishOriginatorId === undefined
    if (isWishable) await participantStore.carryWishes(tx, dinner, before.email, after.email)
  }
}

/**
 * Stores several changes in order. After a change of a pair the people are re-read, because it may have changed the partner
 * too.
 */
export async function storeParticipantChanges(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  changes: readonly Omit<ParticipantChange, 'people'>[],
): Promise<void> {
  let people = changes.length > 0 ? await participantStore.ofDinner(tx, dinner) : []
  for (const { before: asSorted, ...change } of changes) {
    const before = people.find((person) => person.id === asSorted.id) ?? asSorted
    await storeParticipantChange(ctx, tx, dinner, { ...change, before, people })
    if (before.teamPartnerWishOriginatorId !== undefined) people = await participantStore.ofDinner(tx, dinner)
  }
}
