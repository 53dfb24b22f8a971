import { setTimeout as delay } from 'node:timers/promises'
import type { LaunchLog } from '../../log.ts'
import type { UsedServer } from './attach-or-start.ts'

interface Keeping {
  /** Attaches to a server that runs again, or starts one. */
  restart(): Promise<UsedServer>
  /** Before each attempt, in milliseconds; after the last one the database counts as lost. */
  pauses: readonly number[]
  onLost(): void
  log: LaunchLog
}

interface KeptServer {
  current(): UsedServer
  /** Attempts nothing more; call before the server is left. */
  letGo(): void
}

/** Starts the server again whenever it ends without having been asked to. */
export function keepServer(first: UsedServer, { restart, pauses, onLost, log }: Keeping): KeptServer {
  const letGo = new AbortController()
  let server = first
  const watch = () => server.presence.once('end', () => void heal())
  const heal = async () => {
    for (const pause of pauses) {
      await delay(pause, undefined, { signal: letGo.signal, ref: false }).catch(() => undefined)
      if (letGo.signal.aborted || server.ending) return
      try {
        server = await restart()
        watch()
        return
      } catch (error) {
        log.warn(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
    onLost()
  }
  watch()
  return { current: () => server, letGo: () => letGo.abort() }
}
