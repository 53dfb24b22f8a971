import { emailIdentity, type Participant } from '@running-dinner/domain'
import { keptSince } from '@running-dinner/domain/events'
import { type TakenEmails, takenEmails } from '@running-dinner/domain/people'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { toParticipant } from '../participants/index.ts'

export interface RegisteredPerson {
  person: Participant
  selfAdminId: string
}

export const registeredPeopleStore = {
  /** The people of one registration: a single, or root and child in this order; empty if deleted. `id` may be either's. */
  async of(db: Db | Tx, dinner: { id: string }, id: string): Promise<RegisteredPerson[]> {
    const rows = await db
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where((eb) =>
        eb.or([
          eb('id', '=', id),
          eb(
            'originatorId',
            '=',
            eb
              .selectFrom('participant as own')
              .select('own.originatorId')
              .where('own.dinnerId', '=', dinner.id)
              .where('own.id', '=', id),
          ),
        ]),
      )
      .orderBy('participantNumber')
      .execute()
    return rows
      .map((row) => ({ person: toParticipant(row), selfAdminId: row.selfAdminId }))
      .sort((a, b) => Number(isChild(a.person)) - Number(isChild(b.person)))
  },

  /** Owners of these addresses; a child that shares its root's address is found as its root. */
  async takenEmails(db: Db | Tx, dinner: { id: string }, emails: string[]): Promise<TakenEmails> {
    if (emails.length === 0) return new Map()
    const rows = await db
      .selectFrom('participant')
      .select(['id', 'email', 'originatorId'])
      .where('dinnerId', '=', dinner.id)
      .where('emailIdentity', 'in', emails.map(emailIdentity))
      .where('sharesRootEmail', '=', false)
      .execute()
    return takenEmails(
      rows.map(({ id, email, originatorId }) => ({
        id,
        email,
        teamPartnerWishOriginatorId: originatorId ?? undefined,
      })),
    )
  },
}

/** As `registeredPeopleStore.of`, from all people of the event in list order. */
export function registrationOf(person: Participant, people: readonly Participant[]): Participant[] {
  const { teamPartnerWishOriginatorId: originatorId } = person
  if (originatorId === undefined) return [person]
  return people
    .filter((candidate) => candidate.teamPartnerWishOriginatorId === originatorId)
    .sort((a, b) => Number(isChild(a)) - Number(isChild(b)))
}

function isChild({ id, teamPartnerWishOriginatorId }: Participant): boolean {
  return teamPartnerWishOriginatorId !== undefined && teamPartnerWishOriginatorId !== id
}

/** Deletes unconfirmed registrations, both of a pair, with the mails about them (`docs/rules/events/retention.md`). */
export const unconfirmedCleanup: Cleanup = {
  name: 'unconfirmed registrations',
  async old(tx, now) {
    await sql`
      with gone as (
        delete from participant where activated_at is null and created_at <= ${keptSince('unconfirmedRegistration', now)}
          and (reserved_until is null or reserved_until <= ${now})
        returning dinner_id, email_identity
      )
      delete from message_task using gone
      where message_task.dinner_id = gone.dinner_id and message_task.job_id is null
        and lower(message_task.recipient_email) = gone.email_identity`.execute(tx)
  },
}
