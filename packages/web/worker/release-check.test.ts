import { expect, test } from 'vitest'
import { ofThisRelease } from './release-check.ts'

const check = ofThisRelease({ shell: '/self/card', script: '/assets/card-a1.js' })

/** Whether the worker keeps this file while it is installed. */
async function keeps(path: string, text: string, status = 200): Promise<boolean> {
  const request = new Request(`http://localhost${path}`)
  const response = new Response(text, { status })
  const kept = await check.cacheWillUpdate?.({ request, response, event: new Event('install') as ExtendableEvent })
  // What is kept can still be read.
  return kept ? (await kept.text()) === text : false
}

test('keeps the shell that loads the script of its release, and refuses that of another', async () => {
  expect(await keeps('/self/card', '<script src="/assets/card-a1.js"></script>')).toBe(true)
  expect(await keeps('/self/card?__WB_REVISION__=x', '<script src="/assets/card-b2.js"></script>')).toBe(false)
})

test('keeps other files whatever they hold, and nothing that failed', async () => {
  expect(await keeps('/assets/card-a1.js', 'let x')).toBe(true)
  expect(await keeps('/assets/card-a1.js', 'let x', 503)).toBe(false)
  expect(await keeps('/self/card', '<script src="/assets/card-a1.js"></script>', 404)).toBe(false)
})
