import { accountRoutes, type BodyInputOf, type Session } from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type RegisterBody = BodyInputOf<typeof accountRoutes.register>

export const goodPassword = 'ein ganzer Satz'

export function registerBody(changes: Partial<RegisterBody> = {}): RegisterBody {
  return {
    username: 'ada',
    email: 'ada@guests.example',
    password: goodPassword,
    firstName: 'Ada',
    lastName: 'Beispiel',
    ...changes,
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The token of the newest mail to this address with a link of this kind. */
export async function mailedToken(test: TestApp, email: string, kind: RegExp): Promise<string> {
  await test.deliver()
  const mails = (await test.mails()).filter(({ to }) => to === email)
  const found = mails.map(({ text }) => kind.exec(text)?.[1]).find((token) => token !== undefined)
  return found ?? ''
}

export const confirmLink = /\/register\/confirm\/([\w-]+)/
export const passwordLink = /\/login\/new-password\/([\w-]+)/

/** A registered account with a confirmed address. */
export async function givenAccount(test: TestApp, changes: Partial<RegisterBody> = {}): Promise<Session> {
  const body = registerBody(changes)
  expect((await test.call(accountRoutes.register, { body })).status).toBe(200)
  const token = await mailedToken(test, body.email, confirmLink)
  const { status, body: session } = await test.call(accountRoutes.confirm, {
    params: { token },
    body: { password: body.password },
  })
  expect(status).toBe(200)
  return accountRoutes.confirm.reply.parse(session)
}
