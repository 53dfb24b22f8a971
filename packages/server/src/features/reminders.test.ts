import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { type Reminder, runReminders } from './reminders.ts'

test('runs the other reminders when one fails, and reports which', async () => {
  const { ctx, keepLog } = await createTestApp()
  const logged = keepLog()
  const ran: string[] = []
  const failing: Reminder = { name: 'broken', run: () => Promise.reject(new Error('guest@guests.example')) }
  const working: Reminder = { name: 'working', run: async () => void ran.push('working') }
  const run = runReminders(ctx, { reminders: [failing, working], byHand: true })
  await expect(run).rejects.toThrow('failed: broken')
  expect(ran).toEqual(['working'])
  expect(logged).toMatchObject([{ level: 'error', message: 'a reminder failed', job: 'reminders: broken' }])
})

test('takes the earlier of two clocks, and by hand the given time', async () => {
  const app = await createTestApp()
  const at = async (now: string, byHand: boolean) => {
    app.clock.set(now)
    const times: Date[] = []
    const reminder: Reminder = { name: 'clock', run: async ({ clock }) => void times.push(clock.now()) }
    await runReminders(app.ctx, { reminders: [reminder], byHand })
    return times[0]?.getUTCFullYear()
  }
  expect(await at('2001-01-01T10:00:00Z', false)).toBe(2001)
  expect(await at('2199-01-01T10:00:00Z', false)).toBe(new Date().getUTCFullYear())
  expect(await at('2199-01-01T10:00:00Z', true)).toBe(2199)
})
