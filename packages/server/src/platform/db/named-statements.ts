import type pg from 'pg'

/** Every connection keeps a plan for each name, so only what is asked often gets one. */
const [asksBefore, mostNames] = [20, 100]
/** Lists of other lengths are other texts; their counts are forgotten. */
const mostCounts = 2_000

export interface StatementNames {
  /** Undefined for a statement that is not asked often. */
  of(text: string): string | undefined
  /** All names are new from now on. */
  renew(): void
}

/** Names of the statements that a process asks again and again, the same on all of its connections. */
export function statementNames(): StatementNames {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0
  return {
    of(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= mostNames) return name
      const count = (counts.get(text) ?? 0) + 1
      if (count > asksBefore) {
        // PostgreSQL takes 63 bytes; the beginning tells people and logs what it is.
        names.set(text, `${text.slice(0, 12)} ${generation}.${names.size}`)
        counts.delete(text)
        return names.get(text)
      }
      if (counts.size >= mostCounts) counts.clear()
      counts.set(text, count)
      return undefined
    },
    renew() {
      names.clear()
      generation++
    },
  }
}

/** A column has been added or removed since the statement was parsed, as a newer version does that migrates. */
const isOutdated = (error: { code?: string }) => error.code === '0A000'

/**
 * Lets the database parse each of these statements once for a connection: most short calls take longer to be parsed and planned than
 * to be executed.
 */
export function nameStatements(client: pg.Client, names: StatementNames): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
  const askNamed = async (name: string, text: string, values: unknown[]) => {
    try {
      return await ask({ name, text, values })
    } catch (error) {
      if (!isOutdated(error as { code?: string })) throw error
      names.renew()
      if (client.getTransactionStatus() !== 'I') throw error
      return ask(text, values)
    }
  }
  const query = (...parts: unknown[]) => {
    const [text, values] = parts
    const isNamed = parts.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isNamed ? names.of(text) : undefined
    return name === undefined ? ask(...parts) : askNamed(name, text as string, values as unknown[])
  }
  Object.assign(client, { query })
}
