import { setTimeout as delay } from 'node:timers/promises'
import { accountRoutes, type Route } from '@running-dinner/contract'
import { type Sink, textOf } from './smtp-sink.ts'

export const accountPassword = 'ein ganzer Satz'

/** The status is looked at by the caller. */
export function send(url: string, { method, path }: Pick<Route, 'method' | 'path'>, body: unknown): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export async function register(url: string, username: string, email: string): Promise<void> {
  const body = { username, email, password: accountPassword, firstName: 'Olga', lastName: 'Organ' }
  const { status } = await send(url, accountRoutes.register, body)
  if (status >= 300) throw new Error(`registering ${username}: ${status}`)
}

/** Registers and confirms; its session. */
export async function confirmedAccount(url: string, sink: Sink, username: string): Promise<string> {
  const email = `${username}@accounts.example`
  await register(url, username, email)
  const mailed = () => sink.mails.find(({ to }) => to === email)
  while (!mailed()) await delay(50)
  const token = /\/register\/confirm\/([\w-]+)/.exec(await textOf(mailed()))?.[1] ?? ''
  const confirm = { ...accountRoutes.confirm, path: accountRoutes.confirm.path.replace(':token', token) }
  const confirmed = await send(url, confirm, { password: accountPassword })
  if (!confirmed.ok) throw new Error(`confirming: ${confirmed.status}`)
  return ((await confirmed.json()) as { token: string }).token
}
