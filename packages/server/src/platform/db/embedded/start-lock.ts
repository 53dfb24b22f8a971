import { createHash } from 'node:crypto'
import { statSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 25
/** A first start takes seconds; recovery of a large database after a crash may take a minute. */
const PATIENCE_MS = 180_000

/**
 * A lock between all processes that use one data folder. It is a listening socket, so the kernel releases it however the
 * process ends. It is held only while starting and stopping.
 */
export function startLock(folder: string): <T>(work: () => Promise<T>) => Promise<T> {
  // Device and inode instead of the path: one folder may be reached by two paths.
  const { dev, ino } = statSync(folder)
  const address = lockAddress(`${dev}-${ino}`)
  return async (work) => {
    const lock = await take(address, folder)
    try {
      return await work()
    } finally {
      await new Promise((resolve) => lock.close(resolve))
    }
  }
}

async function take(address: string, folder: string): Promise<Server> {
  for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await sleep(RETRY_MS)) {
    const lock = await listen(address)
    if (lock) return lock
    if (!address.startsWith('\0')) await removeAbandoned(address)
  }
  throw new Error(`Another process has been starting or stopping the database of ${folder} for too long.`)
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    // `exclusive`: a cluster worker must not share the socket of its siblings.
    server.listen({ path: address, exclusive: true }, () => resolve(server))
  })
}

/** Linux has abstract sockets, which vanish with the process. Elsewhere the socket is a file, see removeAbandoned. */
function lockAddress(name: string): string {
  if (process.platform === 'linux') return `\0running-dinner-database-${name}`
  return `/tmp/running-dinner-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`
}

async function removeAbandoned(path: string): Promise<void> {
  const answered = await new Promise<boolean>((resolve) => {
    const visitor = connect(path, () => resolve(true)).once('error', () => resolve(false))
    visitor.once('connect', () => visitor.destroy())
  })
  if (answered) return
  try {
    unlinkSync(path)
  } catch {
    // Another waiting process removed it first.
  }
}
