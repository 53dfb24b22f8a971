import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Route } from '@running-dinner/contract'
import type { CallOptions, EveningServer } from '../test/simulated-evening/evening-server.ts'
import { cpuMilliseconds, megabytes } from './product.ts'
import type { TimedOrder, TimedReply } from './timed-orders.ts'

export interface TimedProduct {
  url: string
  /** Holds its embedded database. */
  dataDir: string
  server: EveningServer
  /** Memory of the server process in MB. */
  serverMb(): number
  /** CPU time of the server process so far, without the database. */
  cpuMilliseconds(): number
  /** From now on time passes, and jobs run by themselves. */
  letRun(): Promise<void>
  stop(): Promise<void>
}

type Order = TimedOrder extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never

/** The built product on a database of its own, with a clock that the caller sets. */
export async function startTimedProduct(environment: Record<string, string> = {}): Promise<TimedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rd-evening-'))
  // Readable for the account that runs the database, like a data folder owned by root.
  chmodSync(dataDir, 0o711)
  const child = fork(resolve(import.meta.dirname, '../build/timed/timed-server.js'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      RATE_LIMITS: 'off',
      ...environment,
    },
  })
  const waiting = new Map<number, { done: () => void; failed: (error: Error) => void }>()
  const url = await new Promise<string>((resolved, rejected) => {
    child.on('message', (message: TimedReply) => {
      if ('url' in message) return resolved(message.url)
      const { done, failed } = waiting.get(message.id) ?? {}
      waiting.delete(message.id)
      if (message.error === undefined) done?.()
      else failed?.(new Error(message.error))
    })
    child.once('exit', (code) => {
      const error = new Error(`the server ended with ${code}`)
      rejected(error)
      for (const { failed } of waiting.values()) failed(error)
      rmSync(dataDir, { recursive: true, force: true })
    })
  })
  let orders = 0
  const obey = (order: Order) =>
    new Promise<void>((done, failed) => {
      const id = ++orders
      waiting.set(id, { done, failed })
      child.send({ ...order, id })
    })
  return {
    url,
    dataDir,
    server: {
      call: (route, options) => callOver(url, route, options),
      setNow: (now) => obey({ what: 'set-now', now: now.getTime() }),
      runJobs: () => obey({ what: 'run-jobs' }),
      mails: async () => (await fetch(`${url}/dev/mails.json`)).json() as Promise<{ to: string; text: string }[]>,
    },
    serverMb: () => megabytes([child.pid ?? 0]),
    cpuMilliseconds: () => cpuMilliseconds(child.pid ?? 0),
    letRun: () => obey({ what: 'let-run' }),
    stop: async () => {
      const ended = new Promise<void>((done) => child.once('exit', () => done()))
      await obey({ what: 'stop' })
      await ended
    },
  }
}

async function callOver(url: string, route: Route, { params = {}, body, etag }: CallOptions = {}) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  const response = await fetch(`${url}/api${path}`, {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  const answered: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, body: answered, etag: response.headers.get('etag') ?? undefined }
}
