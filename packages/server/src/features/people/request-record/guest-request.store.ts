import { keptSince } from '@running-dinner/domain/events'
import {
  type GuestRequest,
  homeOf,
  type ProposedHome,
  type RequestKind,
  unknownDoor,
} from '@running-dinner/domain/people'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'

/** Every query is bound to one event. */
export const guestRequestStore = {
  async insert(
    tx: Tx,
    dinner: { id: string },
    { home, ...columns }: Pick<GuestRequest, 'id' | 'participantId' | 'kind' | 'home' | 'word' | 'createdAt'>,
  ) {
    await tx
      .insertInto('guestRequest')
      .values({ ...columns, home: home ? JSON.stringify(home) : null, dinnerId: dinner.id })
      .execute()
  },

  /** The newest first; of several in one millisecond the open one, then the one closed last. */
  async ofPerson(db: Db | Tx, dinner: { id: string }, participantId: string): Promise<GuestRequest[]> {
    const rows = await query(db, dinner)
      .where('participantId', '=', participantId)
      .orderBy('createdAt', 'desc')
      .orderBy(
        ({ fn }) => fn.coalesce('withdrawnAt', 'declinedAt', 'acceptedAt'),
        (order) => order.desc().nullsFirst(),
      )
      .execute()
    return rows.map(toRequest)
  },

  /** Neither withdrawn, declined nor accepted, of people who take part or left; the oldest first. */
  async undecided(db: Db | Tx, dinner: { id: string }, participantIds?: readonly string[]): Promise<GuestRequest[]> {
    const rows = await query(db, dinner)
      .where('withdrawnAt', 'is', null)
      .where('declinedAt', 'is', null)
      .where('acceptedAt', 'is', null)
      .$if(participantIds !== undefined, (query) =>
        query.where('participantId', 'in', [...(participantIds ?? []), noId]),
      )
      .orderBy('createdAt')
      .execute()
    return rows.map(toRequest)
  },

  /** Whose request it is; undefined once the person left. */
  async personOf(tx: Tx, dinner: { id: string }, id: string): Promise<string | undefined> {
    const row = await tx
      .selectFrom('guestRequest')
      .innerJoin('participant', 'participant.id', 'guestRequest.participantId')
      .select('guestRequest.participantId')
      .where('guestRequest.dinnerId', '=', dinner.id)
      .where('guestRequest.id', '=', id)
      .executeTakeFirst()
    return row?.participantId
  },

  async changeWord(tx: Tx, dinner: { id: string }, id: string, word: string): Promise<void> {
    await tx.updateTable('guestRequest').set({ word }).where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  },

  async close(
    tx: Tx,
    dinner: { id: string },
    id: string,
    column: 'withdrawnAt' | 'declinedAt' | 'acceptedAt',
    endedAt: Date,
  ): Promise<void> {
    await tx
      .updateTable('guestRequest')
      .set({ [column]: endedAt })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
  },

  /** For people who are deleted. The requests of those who left with a change of the plan are kept while it can be undone. */
  async forgetPeople(tx: Tx, dinner: { id: string }, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx.deleteFrom('guestRequest').where('dinnerId', '=', dinner.id).where('participantId', 'in', ids).execute()
  },
}

export const requestCleanup: Cleanup = {
  name: 'requests of people who left',
  async old(tx, now) {
    await sql`
      delete from guest_request where created_at <= ${keptSince('removedParticipant', now)}
        and not exists (select from participant where participant.id = guest_request.participant_id)`.execute(tx)
  },
}

/** Keeps an `in` condition valid for an empty list. */
const noId = '00000000-0000-0000-0000-000000000000'

function query(db: Db | Tx, dinner: { id: string }) {
  return db
    .selectFrom('guestRequest')
    .select(['id', 'participantId', 'kind', 'home', 'word', 'createdAt', 'withdrawnAt', 'declinedAt', 'acceptedAt'])
    .where('dinnerId', '=', dinner.id)
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>

function toRequest({ kind, home, withdrawnAt, declinedAt, acceptedAt, ...row }: Row): GuestRequest {
  return {
    ...row,
    // A check constraint allows only these values.
    kind: kind as RequestKind,
    // Written only by `insert`; `homeOf` gives back seats that are unknown, which JSON drops.
    home: home === null ? undefined : homeOf({ ...unknownDoor, ...(home as unknown as ProposedHome) }),
    withdrawnAt: withdrawnAt ?? undefined,
    declinedAt: declinedAt ?? undefined,
    acceptedAt: acceptedAt ?? undefined,
  }
}
