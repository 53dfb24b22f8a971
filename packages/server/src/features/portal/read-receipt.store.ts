import type { Tx } from '../../platform/db/database.ts'
import type { PortalParticipant } from './authorized-portal-participant.ts'

export const readReceiptStore = {
  async insert(tx: Tx, { dinner, person }: PortalParticipant, taskId: string, readAt: Date): Promise<void> {
    await tx
      .insertInto('messageReadReceipt')
      .values({ dinnerId: dinner.id, participantId: person.id, taskId, readAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
