import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  write(createLog({ write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

test('writes class, code and frames of an error, not its message, which may quote data (PRIV-02)', () => {
  const error = Object.assign(new TypeError('Key (email)=(anna@guests.example) exists'), { code: '23505' })
  const lines = linesOf((log) => log.error('request failed', { status: 500, error }))
  expect(lines).toMatchObject([{ msg: 'request failed', status: 500, error: { name: 'TypeError', code: '23505' } }])
  expect(lines[0]?.error).toHaveProperty('frames.0', expect.stringContaining('log.test.ts'))
  expect(JSON.stringify(lines)).not.toContain('anna')
})

test('writes no line of a message that looks like a frame (PRIV-02)', () => {
  const error = new Error('refused:\n    at anna@guests.example')
  const lines = linesOf((log) => log.error('request failed', { error }))
  expect(lines[0]?.error).toHaveProperty('frames.0', expect.stringContaining('log.test.ts'))
  expect(JSON.stringify(lines)).not.toContain('anna')
})

test('names the type of what was thrown and is no error', () => {
  expect(linesOf((log) => log.warn('a job failed', { error: 'anna@guests.example' }))).toMatchObject([
    { msg: 'a job failed', error: { name: 'string' } },
  ])
})

test('a line about a request holds the pattern of its path, which may hold secrets (PRIV-02)', async () => {
  const app = await createTestApp()
  const lines = app.keepLog()
  await app.app.inject('/api/rest/frontend/v1/runningdinner/secret?email=anna@guests.example')
  expect(lines).toMatchObject([{ message: 'request', route: '/rest/frontend/v1/runningdinner/:publicId' }])
  expect(JSON.stringify(lines)).not.toMatch(/secret|anna/)
})
