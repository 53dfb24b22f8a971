import { randomUUID } from 'node:crypto'
import { accountRoutes, portalRoutes, type Route } from '@running-dinner/contract'
import { accountPassword, confirmedAccount, register, send } from './given-account.ts'
import { medianOf } from './load.ts'
import type { Sink } from './smtp-sink.ts'

const rounds = 120

/**
 * What calls take, in turn, so that both sides have the same machine: those that name an account that exists, beside those that name
 * none; and a wrong password for two names claimed without a confirmation, to an address with an account beside one without.
 */
export async function loginTimes(url: string, sink: Sink) {
  await confirmedAccount(url, sink, 'known')
  await register(url, 'claims-known', 'known@accounts.example')
  await register(url, 'claims-unknown', 'unknown@accounts.example')
  const timed = async (route: Route, body: unknown, expected: number) => {
    const start = performance.now()
    const response = await send(url, route, body)
    await response.arrayBuffer()
    if (response.status !== expected) throw new Error(`${route.path} is answered ${response.status}`)
    return performance.now() - start
  }
  const login = (username: string) => () => timed(accountRoutes.login, { username, password: 'ein anderer Satz' }, 401)
  const registering = (email: () => string) => () => {
    const body = { username: randomUUID(), password: accountPassword, firstName: 'Olga', lastName: 'Organ' }
    return timed(accountRoutes.register, { ...body, email: email() }, 200)
  }
  const forgotten = (email: string) => () => timed(accountRoutes.forgottenPassword, { email }, 200)
  const recovery = (email: string) => () => timed(portalRoutes.accessRecovery, { email }, 204)
  const [known, unknown] = ['known@accounts.example', 'nobody@accounts.example']
  const times = {
    names: await compared(login('known'), login('unknown')),
    claims: await compared(login('claims-known'), login('claims-unknown')),
    registrations: await compared(
      registering(() => known),
      registering(() => `${randomUUID()}@accounts.example`),
    ),
    newPasswords: await compared(forgotten(known), forgotten(unknown)),
    recoveries: await compared(recovery(known), recovery(unknown)),
  }
  const differences = Object.values(times).map(({ difference }) => difference)
  return { ...times, difference: Math.max(...differences) }
}

async function compared(one: () => Promise<number>, other: () => Promise<number>) {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let round = -4; round < rounds; round++) {
    // In turns: the mail that one call writes goes out during the next, whichever that is.
    const [first, second] = [round % 2 === 0 ? one : other, round % 2 === 0 ? other : one]
    const pair = [await first(), await second()] as const
    if (round < 0) continue
    ones.push(pair[round % 2 === 0 ? 0 : 1])
    others.push(pair[round % 2 === 0 ? 1 : 0])
  }
  const [oneMs, otherMs] = [medianOf(ones), medianOf(others)]
  const rounded = (ms: number) => Number(ms.toFixed(1))
  return {
    oneMs: rounded(oneMs),
    otherMs: rounded(otherMs),
    difference: Number(Math.abs(oneMs / otherMs - 1).toFixed(3)),
  }
}
