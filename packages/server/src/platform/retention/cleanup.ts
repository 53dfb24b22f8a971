import type { Tx } from '../db/database.ts'

/** What one feature deletes. Rows that reference the event by a foreign key are deleted with it and need no cleanup. */
export interface Cleanup {
  name: string
  /**
   * Deletes what belongs to an event without a foreign key to it; called in the deleting transaction, before the event is gone.
   */
  ofEvent?(tx: Tx, dinnerId: string): Promise<void>
  /** Deletes what has reached the end of its own retention period. */
  old?(tx: Tx, now: Date): Promise<void>
}
