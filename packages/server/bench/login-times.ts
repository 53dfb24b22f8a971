import { accountRoutes } from '@running-dinner/contract'

const rounds = 40
const password = 'ein ganzer Satz'
/** What was mailed so far. */
interface Mailed {
  mails: { to: string; text: string }[]
}

/**
 * What a wrong password takes, in turn, so that both sides have the same machine: for a name that exists beside one that does not, and
 * for two names claimed without a confirmation, to an address with an account beside one without.
 */
export async function loginTimes(url: string, sink: Mailed) {
  const send = (path: string, body: unknown) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const register = async (username: string, email: string) => {
    const body = { username, email, password, firstName: 'Olga', lastName: 'Organ' }
    const { status } = await send(accountRoutes.register.path, body)
    if (status >= 300) throw new Error(`registering ${username}: ${status}`)
  }
  sink.mails.length = 0
  await register('known', 'known@accounts.example')
  while (sink.mails.length === 0) await new Promise((done) => setTimeout(done, 50))
  const token = /\/register\/confirm\/([\w-]+)/.exec(sink.mails[0]?.text ?? '')?.[1] ?? ''
  const confirmed = await send(accountRoutes.confirm.path.replace(':token', token), { password })
  if (!confirmed.ok) throw new Error(`confirming: ${confirmed.status}`)
  await register('claims-known', 'known@accounts.example')
  await register('claims-unknown', 'unknown@accounts.example')

  const wait = async (username: string) => {
    const start = performance.now()
    const { status } = await send(accountRoutes.login.path, { username, password: 'ein anderer Satz' })
    if (status !== 401) throw new Error(`a wrong password is answered ${status}`)
    return performance.now() - start
  }
  const compared = async (one: string, other: string) => {
    const [ones, others]: [number[], number[]] = [[], []]
    for (let round = -3; round < rounds; round++) {
      const pair = [await wait(one), await wait(other)] as const
      if (round < 0) continue
      ones.push(pair[0])
      others.push(pair[1])
    }
    return { oneMs: medianOf(ones), otherMs: medianOf(others) }
  }
  const names = await compared('known', 'unknown')
  const claims = await compared('claims-known', 'claims-unknown')
  const differences = [names, claims].map(({ oneMs, otherMs }) => Math.abs(oneMs / otherMs - 1))
  return { names, claims, difference: Number(Math.max(...differences).toFixed(3)) }
}

function medianOf(numbers: readonly number[]): number {
  return Number((numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0).toFixed(1))
}
