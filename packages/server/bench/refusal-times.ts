import { createHmac } from 'node:crypto'
import { dinnerRoutes, participantRoutes, type Route, registrationRoutes, teamRoutes } from '@running-dinner/contract'
import { medianOf } from './load.ts'

const rounds = 500

/**
 * What refusing a link takes, in turn, on calls that open with it: one that shares its first 20 characters with an existing one beside
 * one that shares none. Medians; the largest difference counts.
 */
export async function refusalTimes(url: string, secrets: { adminId: string; publicId: string }) {
  const calls = {
    event: await compared(url, dinnerRoutes.get, secrets.adminId),
    people: await compared(url, participantRoutes.list, secrets.adminId),
    teams: await compared(url, teamRoutes.list, secrets.adminId),
    publicPage: await compared(url, registrationRoutes.get, secrets.publicId),
  }
  return { ...calls, difference: Math.max(...Object.values(calls).map(({ difference }) => difference)) }
}

async function compared(url: string, { path }: Route, secret: string) {
  const wait = async (guess: string) => {
    const start = performance.now()
    const response = await fetch(`${url}/api${path.replace(/:\w+/, guess)}`)
    await response.arrayBuffer()
    if (response.status !== 404) throw new Error(`a wrong link is answered ${response.status}`)
    return performance.now() - start
  }
  const [near, far]: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round++) {
    const guess = createHmac('sha256', 'guess').update(String(round)).digest('base64url').slice(0, secret.length)
    const kept = Math.min(20, secret.length - 2)
    const pair = [await wait(secret.slice(0, kept) + guess.slice(kept)), await wait(guess)] as const
    if (round < 0) continue
    near.push(pair[0])
    far.push(pair[1])
  }
  const [nearMs, farMs] = [medianOf(near), medianOf(far)]
  const rounded = (ms: number) => Number(ms.toFixed(3))
  return { nearMs: rounded(nearMs), farMs: rounded(farMs), difference: rounded(Math.abs(nearMs / farMs - 1)) }
}
