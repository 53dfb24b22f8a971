import { isZipAllowed, parseZipRestrictions } from '@running-dinner/domain/events'
import { expect, test } from 'vitest'

// Counted as CPU and memory of this process, the least of several tries: other work of the process may add to either.
test('a range of a million zips costs as little as a single one (INP-05)', () => {
  const costs = Array.from({ length: 5 }, () => {
    const [cpu, heap] = [process.cpuUsage(), process.memoryUsage().heapUsed]
    expect(isZipAllowed('012345', '000000-999999')).toBe(true)
    expect(isZipAllowed('01234', '000000-999999')).toBe(false)
    const { user, system } = process.cpuUsage(cpu)
    return { cpuMs: (user + system) / 1_000, mb: (process.memoryUsage().heapUsed - heap) / 1_048_576 }
  })
  expect(Math.min(...costs.map(({ cpuMs }) => cpuMs))).toBeLessThan(50)
  expect(Math.min(...costs.map(({ mb }) => Math.abs(mb)))).toBeLessThan(5)
  expect(parseZipRestrictions('0000000000-9999999999').entries).toHaveLength(1)
})
