import { createHmac } from 'node:crypto'

const day = 86_400_000

/** Makes the keys counters are stored under: without the secret a row tells neither an address nor an IP (reliability 6.1). */
export interface DayKeys {
  /** Of today; the same for all processes that share the secret. */
  key(subject: string): Buffer
  /** Of today and of yesterday: a look back over 24 hours touches two days. */
  recent(subject: string): Buffer[]
}

export function dayKeys(secret: Buffer, now: Date): DayKeys {
  const keyOf = (at: number, subject: string) =>
    createHmac('sha256', createHmac('sha256', secret).update(dateOf(at)).digest())
      .update(subject)
      .digest()
  return {
    key: (subject) => keyOf(now.getTime(), subject),
    recent: (subject) => [keyOf(now.getTime(), subject), keyOf(now.getTime() - day, subject)],
  }
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
