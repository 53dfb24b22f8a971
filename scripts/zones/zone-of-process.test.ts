import { expect, test } from 'vitest'

/** Minutes from UTC on a winter day, on a summer day, and whether the process has an hour that the last Sunday of March leaves out. */
const clocks: Readonly<Record<string, readonly [winter: number, summer: number, leavesOut: boolean]>> = {
  'Pacific/Kiritimati': [840, 840, false],
  'America/St_Johns': [-210, -150, false],
  'Europe/Berlin': [60, 120, true],
}

test('the process runs in the time zone of its project, so that a rule that reads local time fails (INP-04)', () => {
  const offset = (month: number) => -new Date(2030, month, 15).getTimezoneOffset()
  const leavesOut = new Date(2030, 2, 31, 2, 30).getHours() !== 2
  expect([offset(0), offset(6), leavesOut]).toEqual(clocks[process.env.TZ ?? ''])
})
