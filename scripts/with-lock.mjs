import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other process runs work for the same folder. The lock is a listening socket: the kernel releases
 * it with the process, however that ends.
 */
export async function withLock(folder, work) {
  const { dev, ino } = statSync(folder)
  const address = lockAddress(`${dev}-${ino}`)
  let lock = await listen(address)
  while (!lock) {
    await removeAbandoned(address)
    await sleep(100)
    lock = await listen(address)
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

/** Linux has socket names that are no files and vanish with the process. */
function lockAddress(name) {
  if (process.platform === 'linux') return `\0running-dinner-setup-${name}`
  return `/tmp/running-dinner-${createHash('sha256').update(`setup-${name}`).digest('hex').slice(0, 16)}.lock`
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen({ path: address, exclusive: true }, () => resolve(server))
  })
}

async function removeAbandoned(address) {
  if (address.startsWith('\0')) return
  const answered = await new Promise((resolve) => {
    const visitor = connect(address, () => resolve(true)).once('error', () => resolve(false))
    visitor.once('connect', () => visitor.destroy())
  })
  if (!answered) rmSync(address, { force: true })
}
