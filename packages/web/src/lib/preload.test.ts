import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preload } from './preload.ts'

test('is silent when the code cannot be loaded', async () => {
  const handleRejection = vi.fn()
  process.on('unhandledRejection', handleRejection)
  onTestFinished(() => void process.off('unhandledRejection', handleRejection))
  preload(() => Promise.reject(new Error('no connection')))
  await setImmediate()
  expect(handleRejection).not.toHaveBeenCalled()
})
