import { createHmac } from 'node:crypto'

const day = 86_400_000

/** Makes the keys of stored counters. They change daily and cannot be traced back to an address or IP without the secret. */
export interface DayKeys {
  /** Today's key; the same in all processes that share the secret. */
  key(subject: string): Buffer
  /** Today's and yesterday's keys: a window of 24 hours touches two days. */
  recent(subject: string): Buffer[]
}

export function dayKeys(secret: Buffer, now: Date): DayKeys {
  const keyOf = (moment: number, subject: string) =>
    createHmac('sha256', createHmac('sha256', secret).update(dateOf(moment)).digest())
      .update(subject)
      .digest()
  return {
    key: (subject) => keyOf(now.getTime(), subject),
    recent: (subject) => [keyOf(now.getTime(), subject), keyOf(now.getTime() - day, subject)],
  }
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
