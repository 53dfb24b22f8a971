import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { megabytes } from '../../bench/product.ts'

export interface BuiltServer {
  url: string
  dataDir: string
  /** Moves the clock of this process; a frozen one shows the same moment. */
  setClock(clock: { shiftMilliseconds: number; frozen?: boolean }): void
  /** Ends the process as an operator does. */
  stop(): Promise<void>
  /** Kills the process without a chance to end anything. */
  kill(): Promise<void>
  /** How the process ended, or undefined while it runs. */
  ended(): string | undefined
  /** Memory of the process; 0 where the system has no /proc. */
  memoryMb(): number
  /** The last lines it wrote. */
  log(): string
}

const main = resolve(import.meta.dirname, '../../dist/main.js')

/** Starts the product as it is built, with a data folder and a free port of its own. */
export async function startBuiltServer(
  environment: Record<string, string>,
  { args = [], dataDir = newFolder() }: { args?: readonly string[]; dataDir?: string } = {},
): Promise<BuiltServer> {
  if (!existsSync(main)) throw new Error('packages/server/dist is missing: run "npm run build:server" first')
  const child = spawn(
    process.execPath,
    ['--import', resolve(import.meta.dirname, 'shifted-clock.mjs'), main, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment },
    },
  )
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => written.push(bytes.toString()) > 2_000 && written.shift())
  onTestFinished(() => end(child))
  for (;;) {
    const [, url] = /Running Dinner(?:, jobs only)?: (http:\/\/localhost:\d+)/.exec(written.join('')) ?? []
    if (url !== undefined) {
      return {
        url: url.replace('localhost', '127.0.0.1'),
        dataDir,
        setClock: (clock) => void child.send(clock),
        stop: () => end(child),
        kill: async () => {
          const exited = once(child, 'exit')
          child.kill('SIGKILL')
          await exited
        },
        ended: () => (isRunning(child) ? undefined : String(child.signalCode ?? child.exitCode)),
        memoryMb: () => megabytes([child.pid ?? 0]),
        log: () => written.join('').slice(-4_000),
      }
    }
    if (!isRunning(child)) throw new Error(`the built server did not start:\n${written.join('')}`)
    await delay(20)
  }
}

/** Accounts other than root, such as the one of an embedded database, may enter it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rd-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o711)
  return folder
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
