import type { Tx } from '../db/database.ts'

/** How one feature forgets. Whatever hangs on the row of an event by a foreign key goes with it and needs none of this. */
export interface Purge {
  name: string
  /** What belongs to an event without hanging on its row; called in the transaction that deletes it, before it is gone. */
  ofEvent?(tx: Tx, dinnerId: string): Promise<void>
  /** What has been kept long enough by itself. */
  old?(tx: Tx, now: Date): Promise<void>
}
