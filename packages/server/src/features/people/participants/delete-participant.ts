import { fullName, type Participant } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { eveningReportStore } from '../../evening/record/index.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { notificationStore } from '../../messages/notifications/index.ts'
import { guestRequestStore, notifyLeavers } from '../request-record/index.ts'
import { participantStore } from './participant.store.ts'

/**
 * Refuses members of a team: they have to be cancelled there first. Deleting the root of a pair deletes the child too
 * (`docs/rules/people/participants.md#pairs`).
 */
export async function deleteParticipant(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const { left: leavers, refused, unknown } = await takePeopleOut(ctx, tx, dinner, people, [id])
    if (unknown.length > 0) throw notFound()
    if (refused.length > 0) refuse('participant_assigned_in_team', 'teamId')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_deleted',
      data: { name: leavers.map(fullName).join(', ') },
    })
  })
}

interface TakenOut {
  left: Participant[]
  /** Members of a team, who are kept. */
  refused: Participant[]
  unknown: string[]
}

/**
 * Deletes people of the event; `people` are all its people, read under the event's lock. Deleting the root of a pair deletes
 * the child too; deleting the child makes the root a single.
 */
export async function takePeopleOut(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly Participant[],
  ids: readonly string[],
): Promise<TakenOut> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const chosenPeople = ids.flatMap((id) => byId.get(id) ?? [])
  const leavers = new Set<Participant>()
  const refused: Participant[] = []
  for (const person of chosenPeople) {
    const leaving = pairRoleOf(person) === 'root' ? pairOf(person, people) : [person]
    if (leaving.some((member) => member.teamId !== undefined)) refused.push(person)
    else for (const member of leaving) leavers.add(member)
  }
  await participantStore.clearOriginators(tx, dinner, rootsOf([...leavers]))
  const leftIds = [...leavers].map((person) => person.id)
  if (leftIds.length > 0) {
    await participantStore.remove(tx, dinner, leftIds)
    await notificationStore.forgetPeople(tx, dinner, [...leavers])
    await notifyLeavers(ctx, tx, dinner, [...leavers])
    await guestRequestStore.forgetPeople(tx, dinner, leftIds)
    await eveningReportStore.forgetPeople(tx, dinner, leftIds)
  }
  return { left: [...leavers], refused, unknown: ids.filter((id) => !byId.has(id)) }
}

/** The roots of children: without their child they are singles. */
export function rootsOf(people: readonly Participant[]): string[] {
  return people
    .filter((person) => pairRoleOf(person) === 'child')
    .flatMap(({ teamPartnerWishOriginatorId }) => teamPartnerWishOriginatorId ?? [])
}

function pairOf(root: Participant, people: readonly Participant[]): Participant[] {
  return [root, ...people.filter((person) => person.id !== root.id && person.teamPartnerWishOriginatorId === root.id)]
}
