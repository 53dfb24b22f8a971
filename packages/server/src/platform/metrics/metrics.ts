import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What became of a mail: `kept` ones are those of a demo, marked as sent without leaving. */
const mailResults = ['sent', 'kept', 'retried', 'failed'] as const
type MailResult = (typeof mailResults)[number]

interface AnsweredRequest {
  method: string
  /** The pattern, undefined where no route matches. */
  route: string | undefined
  status: number
  milliseconds: number
}

/** Counts of this process for Prometheus, described in docs/deploy.md#metrics. Labels hold neither ids nor personal data. */
export interface Metrics {
  registry: Registry
  countRequest(request: AnsweredRequest): void
  countMail(result: MailResult): void
}

const prefix = 'running_dinner_'
/** From a page in the cache to the timeout of a request. */
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export function createMetrics(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: `${prefix}http_requests_total`,
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const latencies = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: latencyBuckets,
    registers,
  })
  const mails = new Counter({
    name: `${prefix}mails_total`,
    help: 'Attempts to deliver a mail, by result',
    labelNames: ['result'],
    registers,
  })
  // A rate from a series that first appears with its first failure would miss that failure.
  for (const result of mailResults) mails.inc({ result }, 0)
  observePool(registry, pool)
  return {
    registry,
    countRequest({ method, route, status, milliseconds }) {
      const labels = { method, route: routeLabel(route) }
      requests.inc({ ...labels, status: String(status) })
      latencies.observe(labels, milliseconds / 1000)
    },
    countMail: (result) => mails.inc({ result }),
  }
}

/** Every built file has a route of its own, with a hash in its name: one label for all of them. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'none'
  return /^[^:]*\.\w+$/.test(route) ? 'file' : route
}

function observePool(registry: Registry, pool: Parameters<typeof createMetrics>[0]): void {
  const registers = [registry]
  new Gauge({
    name: `${prefix}database_connections`,
    help: 'Connections in the pool of this process',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'active' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: `${prefix}database_waiting_queries`,
    help: 'Queries that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/** Memory, processor, garbage collection and event loop, under the names that dashboards for Node expect. */
export function observeProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}
