import type { Route } from '@running-dinner/contract'
import { jobTasks } from '../../src/features/jobs.ts'
import type { TestApp } from '../app.ts'

/** What a simulated evening needs of a server: its calls, its clock and its mails. */
export interface EveningServer {
  call(route: Route, options?: CallOptions): Promise<{ status: number; body: unknown; etag: string | undefined }>
  setNow(now: Date): Promise<void>
  /** Everything that is due now: planned mails, then delivery. */
  runJobs(): Promise<void>
  mails(): Promise<readonly { to: string; text: string }[]>
}

export interface CallOptions {
  params?: Record<string, string>
  body?: unknown
  /** Of the reply that the caller has already. */
  etag?: string | undefined
}

/** The application of a test, called without a network. */
export function eveningServer(test: TestApp): EveningServer {
  const jobs = jobTasks(test.ctx)
  return {
    call: async (route, { etag, ...options } = {}) => {
      const headers = etag === undefined ? {} : { 'if-none-match': etag }
      const { status, body, headers: answered } = await test.call(route, { ...options, headers })
      return { status, body, etag: answered.etag === undefined ? undefined : String(answered.etag) }
    },
    setNow: async (now) => test.clock.set(now.toISOString()),
    runJobs: async () => {
      await jobs.reminders()
      await jobs['deliver-mails']()
    },
    mails: () => test.mails(),
  }
}

/** The body of a call that has to work. */
export async function worked<T>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`a call of the simulation was answered ${status}: ${JSON.stringify(body)}`)
  return body as T
}
