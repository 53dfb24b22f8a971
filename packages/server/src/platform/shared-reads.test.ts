import { expect, test } from 'vitest'
import { shareReads } from './shared-reads.ts'

function givenReads() {
  const read = shareReads<number>()
  const ends: { done: (value: number) => void; failed: (error: Error) => void }[] = []
  const load = () => new Promise<number>((done, failed) => ends.push({ done, failed }))
  return { ends, ask: (key = 'event') => read(key, load) }
}

/** Until all promises that are settled have run what waits for them. */
const settled = () => new Promise((done) => setImmediate(done))

test('a call during a read waits for the next one, which all who came meanwhile share', async () => {
  const { ends, ask } = givenReads()
  const first = ask()
  const [second, third] = [ask(), ask()]
  const elsewhere = ask('another event')
  expect(ends).toHaveLength(2)
  ends[0]?.done(1)
  expect(await first).toBe(1)
  await settled()
  expect(ends).toHaveLength(3)
  ends[2]?.done(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  ends[1]?.done(3)
  expect(await elsewhere).toBe(3)
  const later = ask()
  expect(ends).toHaveLength(4)
  ends[3]?.done(4)
  expect(await later).toBe(4)
})

test('an error reaches those who waited for that read, and the next call reads again', async () => {
  const { ends, ask } = givenReads()
  const [first, second] = [ask(), ask()]
  ends[0]?.failed(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await settled()
  ends[1]?.failed(new Error('still gone'))
  await expect(second).rejects.toThrow('still gone')
  const third = ask()
  ends[2]?.done(3)
  expect(await third).toBe(3)
})
