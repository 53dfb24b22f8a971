import { expect, test } from 'vitest'
import { givenMessage } from '../../../../test/given-message.ts'
import { type SinkOptions, smtpSink } from '../../../../test/smtp-sink.ts'

/** Seconds from the first to the last of 40 mails, and how many arrived. */
async function delivery(options: SinkOptions) {
  const { over } = await givenMessage(40)
  const sink = await smtpSink(options)
  const seconds = await over(sink.url).deliverAll()
  return { arrived: sink.mails.length, seconds }
}

/** Refuses what comes faster than `count` in a second. */
function atMostASecond(count: number): NonNullable<SinkOptions['answer']> {
  let taken: number[] = []
  return () => {
    const now = performance.now()
    taken = taken.filter((at) => now - at < 1_000)
    if (taken.length >= count) return { code: 450, text: '4.7.1 Error: too much mail' }
    taken.push(now)
    return undefined
  }
}

test('40 mails reach a server that takes two a second within 25 seconds', async () => {
  const { arrived, seconds } = await delivery({ answer: atMostASecond(2) })
  expect(arrived).toBe(40)
  expect(seconds).toBeLessThan(25)
})

test('40 mails reach a server that takes two connections within 15 seconds', async () => {
  const { arrived, seconds } = await delivery({ connections: 2, delayMilliseconds: 50 })
  expect(arrived).toBe(40)
  expect(seconds).toBeLessThan(15)
})
