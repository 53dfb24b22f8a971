import type { Pool } from 'pg'

/** A broken connection that stores mails only after the commit. Crash tests must fail with it. */
export function mailingAfterwards(pool: Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    let later: unknown[][] = []
    const query = async (...parts: unknown[]) => {
      const text = String(parts[0])
      if (/insert into "message_task"/.test(text)) {
        later.push(parts)
        return { command: 'INSERT', rowCount: 1, rows: [] }
      }
      const answer = await ask(...parts)
      if (text === 'commit') {
        for (const mail of later) await ask(...mail)
        later = []
      }
      return answer
    }
    Object.assign(client, { query })
  })
}
