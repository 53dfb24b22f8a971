import { allRoutes, operationRoutes, type Route } from '@running-dinner/contract'
import { seededRandom } from '@running-dinner/domain/random'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { examplesOf } from './examples-of-call.ts'
import { type Attempt, failingCalls, type WatchedCall } from './failing-calls.ts'
import { commitsOf } from './failing-database.ts'
import { keptAlthoughFailed } from './kept-although-failed.ts'
import { givenTenant } from './tenant-facts.ts'

const seed = Number(process.env.SEED ?? 1)
/** Every statement of every call instead of a sample. */
const isComplete = process.env.EVERY === '1'
const nameOf = ({ method, path }: Route) => `${method} ${path}`
/** Deletes an event as the retention does: killed-deletion.proof.ts. */
const elsewhere: readonly Route[] = [operationRoutes.removeEvent]
const mutating = allRoutes.filter((route) => route.method !== 'GET' && !elsewhere.includes(route))
const codes = ['57014', '40001', '40P01', 'XX000'] as const

const random = seededRandom(seed)
const below = (limit: number) => Math.floor(random() * limit)
const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]

/** The first statement, the last, any other, and the reply of the commit; or all. */
function attemptsOf({ statements }: WatchedCall): Attempt[] {
  const chosen = (hasKey: boolean, at: number, kind: Attempt['kind'], again: boolean): Attempt => ({
    ...{ hasKey, at, kind, again },
    code: pick(codes),
  })
  const all = [false, true].flatMap((hasKey) => {
    const texts = statements[hasKey ? 'keyed' : 'plain']
    const each = texts.flatMap((_, index) =>
      (['error', 'cut'] as const).map((kind) => chosen(hasKey, index + 1, kind, true)),
    )
    return [...each, ...commitsOf(texts).map((at) => chosen(hasKey, at, 'lost reply', true))]
  })
  if (isComplete) return all
  const anyKind = () => pick(['error', 'cut'] as const)
  const at = (position: (texts: readonly string[]) => number | undefined, kind: Attempt['kind'], again = false) => {
    const hasKey = pick([false, true])
    const found = position(statements[hasKey ? 'keyed' : 'plain'])
    return found ? [chosen(hasKey, found, kind, again)] : []
  }
  return [
    ...at(() => 1, anyKind()),
    ...at(({ length }) => length, anyKind()),
    ...at((texts) => 1 + below(texts.length), anyKind(), true),
    ...at((texts) => commitsOf(texts).at(-1), 'lost reply', true),
  ]
}

describe(`a call whose database fails at one statement (SEED=${seed})`, () => {
  const ends: (() => Promise<void>)[] = []
  const onEnd = (close: () => Promise<void>) => void ends.unshift(close)
  const refused: string[] = []
  const wrong: string[][] = []
  let changing = 0
  let reached = 0
  let attempted = 0

  beforeAll(
    async () => {
      const app = await createTestApp({ onEnd })
      const facts = await givenTenant(app, 'zqown', '2030-06-15')
      const calls = await failingCalls(app, facts, onEnd)
      for (const route of mutating) {
        let watched: WatchedCall | undefined
        for (const example of examplesOf(route)) watched ??= await calls.watch(route, example)
        if (!watched) {
          refused.push(nameOf(route))
          continue
        }
        if (watched.changesSomething) changing++
        for (const attempt of attemptsOf(watched)) {
          attempted++
          const found = await watched.attempt(attempt)
          if (!found) continue
          reached++
          const { kind, at, code, hasKey } = attempt
          const fault = `${kind === 'error' ? code : kind} at ${at}${hasKey ? ' with key' : ''}: ${found.statement.slice(0, 80)}`
          if (found.wrong.length > 0) wrong.push([nameOf(route), fault, ...found.wrong])
        }
      }
      return async () => {
        for (const end of ends) await end()
      }
      // One whole event, and each mutating call several times; with EVERY=1 each of their statements.
    },
    isComplete ? 3_600_000 : 600_000,
  )

  test('changes all or nothing, says which, ends its transaction and works when it is sent again', () => {
    expect(wrong).toEqual([])
    expect(reached / attempted).toBeGreaterThan(0.9)
  })

  test('may keep a change although it answers 5xx only where another try of the same call is harmless', () => {
    const without = keptAlthoughFailed.filter(({ route, tables }) => route.repeatable !== true && tables === undefined)
    expect(without.map(({ route }) => nameOf(route))).toEqual([])
  })

  test('has an example that succeeds for every call that creates, changes, sends or deletes', () => {
    expect(refused).toEqual([])
    expect(changing).toBeGreaterThan(80)
  })
})
