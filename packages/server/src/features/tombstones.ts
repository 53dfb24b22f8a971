import type { Participant } from '@running-dinner/domain'
import { hostAfterChange } from '@running-dinner/domain/plan'
import type { Ctx } from '../platform/ctx.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Cleanup } from '../platform/retention/cleanup.ts'
import { settleTombstones } from '../platform/tombstones/settle-tombstones.ts'
import type { Burial, TombstoneFolder } from '../platform/tombstones/tombstone-folder.ts'
import { keeperOf } from '../platform/tombstones/tombstone-keeper.ts'
import { eveningReportStore } from './evening/record/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from './events/dinner-record/index.ts'
import { settingsStore } from './events/dinners/index.ts'
import { deleteEvent } from './events/retention/index.ts'
import { burialStore, type RowKind } from './events/tombstones/burial.store.ts'
import { notificationStore } from './messages/notifications/index.ts'
import { unwantedAddresses } from './messages/outbox/index.ts'
import { cancelledRegistrationStore, participantStore, rootsOf } from './people/participants/index.ts'
import { ownRegistrationStore } from './people/registration/index.ts'
import { guestRequestStore } from './people/request-record/index.ts'
import { teamStore } from './plan/teams/index.ts'

/** docs/rules/events/retention.md#restored-backups. False if the folder is not the one of this database. */
export async function replayTombstones(
  { db, log, clock }: Pick<Ctx, 'db' | 'log' | 'clock'>,
  cleanups: readonly Cleanup[],
): Promise<boolean> {
  const keeper = keeperOf(db)
  if (!keeper) return false
  const { folder } = keeper
  return settleTombstones({
    ...{ db, log, clock, keeper },
    replay: (tx, burials) => replayBurials({ db, clock, folder, cleanups }, tx, burials),
  })
}

interface Replay extends Pick<Ctx, 'db' | 'clock'> {
  folder: Pick<TombstoneFolder, 'digest'>
  cleanups: readonly Cleanup[]
}

/** Deletes again, without any mail, what was deleted between a backup and its restore. */
async function replayBurials(
  { db, clock, folder, cleanups }: Replay,
  tx: Tx,
  burials: readonly Burial[],
): Promise<void> {
  const last = new Map<string, Burial>()
  for (const burial of burials.toSorted((first, second) => first.counter - second.counter))
    last.set(`${burial.kind} ${burial.digest}`, burial)
  const deletions = [...last.values()].filter((burial) => burial.gone)
  const idsOf = async (kind: RowKind) => {
    const digests = new Set(deletions.filter((burial) => burial.kind === kind).map(({ digest }) => digest))
    return digests.size === 0
      ? []
      : (await burialStore.ids(tx, kind)).filter((id) => digests.has(folder.digest(kind, id)))
  }
  const now = clock.now()
  for (const id of await idsOf('event'))
    await deleteEvent({ db }, id, { now, cleanups, evenIfNotDue: true }, (_db, work) => work(tx))
  for (const id of await idsOf('cancellation')) {
    const digest = folder.digest('cancellation', id)
    await cancelAgain(tx, id, new Date(last.get(`cancellation ${digest}`)?.at ?? now))
  }
  await deletePeople(tx, await idsOf('person'))
  await cancelledRegistrationStore.forgetPeople(tx, await idsOf('kept'))
  await burialStore.remove(tx, 'account', await idsOf('account'))
  await burialStore.remove(tx, 'eveningHelper', await idsOf('helper'))
  await burialStore.withdrawConsents(tx, await idsOf('consent'))
  for (const { digest, at } of deletions.filter(({ kind }) => kind === 'unwanted'))
    await unwantedAddresses.addKey(tx, Buffer.from(digest, 'hex'), new Date(at))
}

async function cancelAgain(tx: Tx, id: string, cancelledAt: Date): Promise<void> {
  const dinner = await dinnerStore.byId(tx, id)
  if (!dinner || dinner.cancellationDate) return
  await settingsStore.markCancelled(tx, dinner, cancelledAt)
  await settingsStore.setRegistrationDeactivated(tx, dinner, true)
}

async function deletePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const dinnerId of await burialStore.eventsOf(tx, ids)) {
    const dinner = await dinnerStore.byId(tx, dinnerId)
    if (dinner) await takeOut(tx, asAuthorized(dinner), new Set(ids))
  }
}

/** Members of a team leave it too, as the organiser had cancelled it, or them, before they could be deleted. */
async function takeOut(tx: Tx, dinner: AuthorizedDinner, ids: ReadonlySet<string>): Promise<void> {
  const people = await participantStore.ofDinner(tx, dinner)
  const leaving = people.filter(({ id }) => ids.has(id))
  const staying = people.filter(({ id }) => !ids.has(id))
  await leaveTeams(tx, dinner, leaving)
  await participantStore.clearOriginators(tx, dinner, rootsOf(leaving))
  const leavingIds = leaving.map(({ id }) => id)
  await participantStore.remove(tx, dinner, leavingIds)
  await notificationStore.forgetPeople(tx, dinner, leaving)
  await guestRequestStore.forgetPeople(tx, dinner, leavingIds)
  await eveningReportStore.forgetPeople(tx, dinner, leavingIds)
  await ownRegistrationStore.forgetMails(tx, dinner, leaving, staying)
}

async function leaveTeams(tx: Tx, dinner: AuthorizedDinner, leaving: readonly Participant[]): Promise<void> {
  const leaverIds = new Set(leaving.map(({ id }) => id))
  const changedTeams = (await teamStore.ofDinner(tx, dinner))
    .filter(({ members }) => members.some(({ id }) => leaverIds.has(id)))
    .map((team) => ({ ...team, members: team.members.filter(({ id }) => !leaverIds.has(id)) }))
  if (changedTeams.length === 0) return
  const event = { ...dinner.options, meals: dinner.meals }
  await teamStore.setHosts(
    tx,
    dinner,
    changedTeams.map((team) => ({ id: team.id, hostMemberId: hostAfterChange(team, team.members, event)?.id })),
  )
  const empty = changedTeams.filter(({ members }) => members.length === 0)
  await teamStore.setStatus(
    tx,
    dinner,
    empty.map(({ id }) => ({ id, status: 'CANCELLED' })),
  )
  await dinnerStore.nextPlanVersion(tx, dinner)
}
