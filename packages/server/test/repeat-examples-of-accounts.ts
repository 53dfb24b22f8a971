import { accountRoutes, feedbackRoutes, type Route } from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { bearer, givenAccount, goodPassword, mailedToken, passwordLink, registerBody } from './given-account.ts'
import type { TenantFacts } from './tenant-facts.ts'

export interface SentTwice {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface RepeatExample {
  route: Route
  sent(app: TestApp, facts: TenantFacts): SentTwice | Promise<SentTwice>
}

const threadId = '00000000-0000-4000-8000-000000000002'
let accounts = 0

async function givenSession(
  app: TestApp,
): Promise<{ username: string; email: string; headers: Record<string, string> }> {
  const username = `account${++accounts}`
  const email = `${username}@guests.example`
  const { token } = await givenAccount(app, { username, email })
  return { username, email, headers: bearer(token) }
}

async function givenThread(app: TestApp): Promise<string> {
  const body = { senderEmail: 'andere@guests.example', message: 'Danke', threadId }
  expect((await app.call(feedbackRoutes.send, { body })).status).toBe(200)
  return threadId
}

/** One file in a form. */
export function form(name: string, content: Buffer | string): Pick<SentTwice, 'body' | 'headers'> {
  const boundary = 'x-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Calls of accounts and feedback, which belong to no event. */
export const accountRepeatExamples: readonly RepeatExample[] = [
  {
    route: accountRoutes.login,
    sent: async (app) => ({ body: { username: (await givenSession(app)).username, password: goodPassword } }),
  },
  {
    route: accountRoutes.register,
    sent: () => ({ body: registerBody({ username: 'again', email: 'again@guests.example' }) }),
  },
  {
    route: accountRoutes.confirm,
    sent: async (app) => {
      const body = registerBody({ username: 'confirming', email: 'confirming@guests.example' })
      await app.call(accountRoutes.register, { body })
      const token = await mailedToken(app, body.email, /\/register\/confirm\/([\w-]+)/)
      return { params: { token }, body: { password: body.password } }
    },
  },
  {
    route: accountRoutes.forgottenPassword,
    sent: async (app) => ({ body: { email: (await givenSession(app)).email } }),
  },
  {
    route: accountRoutes.newPassword,
    sent: async (app) => {
      const { email } = await givenSession(app)
      await app.call(accountRoutes.forgottenPassword, { body: { email } })
      return {
        params: { token: await mailedToken(app, email, passwordLink) },
        body: { password: 'ein anderer Satz' },
      }
    },
  },
  {
    route: accountRoutes.changePassword,
    sent: async (app) => ({
      headers: (await givenSession(app)).headers,
      body: { password: goodPassword, newPassword: 'ein anderer Satz' },
    }),
  },
  {
    route: accountRoutes.logoutEverywhere,
    sent: async (app) => ({ headers: (await givenSession(app)).headers }),
  },
  {
    route: accountRoutes.updateProfile,
    sent: async (app) => ({ headers: (await givenSession(app)).headers, body: { firstName: 'Neu' } }),
  },
  {
    route: accountRoutes.uploadAvatar,
    sent: async (app) => {
      const { body, headers } = form('me.png', pixel)
      return { body, headers: { ...headers, ...(await givenSession(app)).headers } }
    },
  },
  {
    route: feedbackRoutes.send,
    sent: () => ({ body: { senderEmail: 'gast@guests.example', message: 'Danke', threadId } }),
  },
  {
    route: feedbackRoutes.resolve,
    sent: async (app) => ({ params: { threadId: await givenThread(app), resolved: 'TRUE' } }),
  },
  {
    route: feedbackRoutes.converse,
    sent: async (app) => ({ body: [{ message: 'Noch etwas', role: 'HUMAN', threadId: await givenThread(app) }] }),
  },
]
