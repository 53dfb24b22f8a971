import { expect, test } from 'vitest'
import { startFaultSite } from './fault-site.ts'
import { lineOf, runCell } from './run-cell.ts'
import { type Dependency, dependencies, faults, scenarios, scenariosOf, type Table } from './scenarios.ts'

/**
 * `npm run test:faults` sets EVERY and tries all cells. ONLY names some, such as "tiles, full", or "sample" for one of each dependency.
 * `npm test` tries none: on a busy machine one of each takes minutes.
 */
const isEvery = process.env.EVERY === '1'
const only = process.env.ONLY ?? ''
/** Real waits of up to half a minute for each of 60 cells. */
const minutes = 60_000

const chosen = (dependency: Dependency) =>
  scenariosOf(scenarios, dependency).filter(
    ({ name, isSample }) => isEvery || (only === 'sample' ? isSample === true : only !== '' && name.includes(only)),
  )
/** With the statement of docs/acceptance.md that the cells show. */
const titles: Partial<Record<Dependency, string>> = { database: 'database (REL-12)', disk: 'disk (REL-12)' }
/** With all cells each dependency has processes of its own; a sample shares them, as starting them takes longest. */
const groups = isEvery
  ? dependencies.map((dependency) => ({ title: titles[dependency] ?? dependency, cells: chosen(dependency) }))
  : [{ title: 'a fault of each dependency', cells: dependencies.flatMap(chosen) }]

test.each(groups.filter(({ cells }) => cells.length > 0).map(({ title, cells }) => [title, cells] as const))(
  'callers, database and mails agree after each fault, and two processes heal without help: %s',
  // Lasts as long as its faults and what waits after them.
  { timeout: 15 * minutes },
  async (_title, cells) => {
    const site = await startFaultSite()
    const problems: Record<string, string[]> = {}
    const healthy: Record<string, string[]> = {}
    for (const [at, { name, ...scenario }] of cells.entries()) {
      const result = await runCell(site, `cell${at}`, scenario)
      process.stdout.write(`${lineOf(name, result)}\n`)
      healthy[name] = []
      problems[name] = result.problems
    }
    expect(problems).toEqual(healthy)
  },
)

test('every dependency has a scenario in the sample', () => {
  const without = dependencies.filter((dependency) => !scenariosOf(scenarios, dependency).some((one) => one.isSample))
  expect(without).toEqual([])
})

test.each([
  ['is missing', {}],
  ['has an empty reason', { 'half-open': { reason: '  ' } }],
])('a cell that %s is refused', (_why, row) => {
  const cells = Object.fromEntries(faults.map((fault) => [fault, scenarios.clock[fault]]))
  const { 'half-open': _removed, ...others } = cells
  const table = { ...scenarios, clock: { ...others, ...row } } as Table
  expect(() => scenariosOf(table, 'clock')).toThrow('clock, half-open: neither a scenario nor a reason')
})
