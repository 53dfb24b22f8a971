import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface Product {
  url: string
  /** Milliseconds from process start to the first reply of /health. */
  startedIn: number
  /** Memory of server and database together in MB; shared pages count once. */
  memoryMb(): number
  /** Memory of the server process in MB. */
  serverMb(): number
  /** Open files and sockets of the server process. */
  handles(): number
  stop(): Promise<void>
}

/** Of this checkout, or of that which `against.ts` compares. */
const checkout = process.env.BENCHED_CHECKOUT ?? resolve(import.meta.dirname, '../../..')

/** The built product as started by its user, with limits off and its own data folder. */
export async function startProduct(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Product> {
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const server = spawn(process.execPath, [join(checkout, 'packages/server/dist/main.js'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...environment,
    },
  })
  await answering(url, server)
  return {
    url,
    startedIn: performance.now() - started,
    memoryMb: () => megabytes([server.pid ?? 0, ...databaseProcesses(dataDir)]),
    serverMb: () => megabytes([server.pid ?? 0]),
    handles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    stop: () =>
      new Promise((done) => {
        server.once('exit', () => done())
        server.kill('SIGTERM')
      }),
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const isUp = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await delay(50)
  }
  throw new Error('the server does not answer')
}

function databaseProcesses(dataDir: string): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const main = processes.find((pid) => commandOf(pid).includes(`${dataDir}/`) && commandOf(pid).includes('postgres'))
  return main === undefined ? [] : [main, ...processes.filter((pid) => parentOf(pid) === main)]
}

function commandOf(pid: number): string {
  return readProcess(pid, 'cmdline').replaceAll('\0', ' ')
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1])
}

export function megabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}

/** User and system time of all threads; the kernel counts in hundredths of a second. */
export function cpuMilliseconds(pid: number): number {
  // The second field is the name in brackets and may hold spaces.
  const [, , ...fields] = readProcess(pid, 'stat').replace(/^.*\)/, 'pid name').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The process may have ended meanwhile. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
