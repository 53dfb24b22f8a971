import type { Participant } from '@running-dinner/domain'
import type { Db } from '../../platform/db/database.ts'
import { toParticipant } from '../participants/index.ts'

export const portalParticipantStore = {
  /** Confirmed people only. */
  async bySecret(
    db: Db,
    selfAdminId: string,
    participantId: string,
  ): Promise<{ person: Participant; dinnerId: string } | undefined> {
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('selfAdminId', '=', selfAdminId)
      .where('id', '=', participantId)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst()
    return row && { person: toParticipant(row), dinnerId: row.dinnerId }
  },
}
