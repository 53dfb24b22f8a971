import type { Participant } from '@running-dinner/domain'
import type { Db, Tx } from '../../../platform/db/database.ts'
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
}

/** As `registeredPeopleStore.of`, from all people of the event in list order. */
export function registrationOf(person: Participant, people: readonly Participant[]): Participant[] {
  const { teamPartnerWishOriginatorId: originatorId } = person
  if (originatorId === undefined) return [person]
  return people
    .filter((other) => other.teamPartnerWishOriginatorId === originatorId)
    .sort((a, b) => Number(isChild(a)) - Number(isChild(b)))
}

function isChild({ id, teamPartnerWishOriginatorId }: Participant): boolean {
  return teamPartnerWishOriginatorId !== undefined && teamPartnerWishOriginatorId !== id
}
