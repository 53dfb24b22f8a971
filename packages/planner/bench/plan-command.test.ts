import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { benchCommand } from './bench-command.ts'
import { checkPlan } from './check-plan.ts'
import { generateInstance } from './generate-instance.ts'
import { planCommand } from './plan-command.ts'
import { readInstance } from './read-instance.ts'

const solver = new URL('./cyclic-solver.ts', import.meta.url)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function evening(n: number, changes: object = {}): string {
  const { points } = generateInstance(`e${n}`, n, { pattern: 'uniform', seed: n, party: false })
  return JSON.stringify({ id: `e${n}`, n, courses: 3, metric: 'haversine', points, afterParty: null, ...changes })
}

const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

async function run(args: readonly string[], onStop: (stop: () => void) => void = () => undefined) {
  const lines = { out: [] as string[], error: [] as string[] }
  const around = {
    out: (line: string) => lines.out.push(line),
    error: (line: string) => lines.error.push(line),
    onStop,
  }
  const code = await planCommand(args, { ...around, solver })
  return { code, ...lines }
}

test('writes a plan that the check accepts, and reports its length', async () => {
  const text = evening(12, { lowerBound: 1_000, bestKnown: 2_000 })
  const plan = join(folder, 'plan.json')
  const { code, out } = await run([written('e.json', text), plan, '--seconds', '0.1', '--seed', '3'])
  expect(code).toBe(0)
  const instance = readInstance(text)
  if ('message' in instance) throw new Error(instance.message)
  const { faults, distance } = checkPlan(instance, JSON.parse(readFileSync(plan, 'utf8')))
  expect(faults).toEqual([])
  expect(out).toContain(`distance: ${distance}`)
})

test('an interrupted search returns the best plan so far', async () => {
  const plan = join(folder, 'plan.json')
  const { code } = await run([written('e.json', evening(9)), plan, '--seconds', '3600'], (stop) =>
    setTimeout(stop, 200),
  )
  expect(code).toBe(0)
})

test('a number of teams without a plan is an issue, not a plan', async () => {
  const { code, error } = await run([written('e.json', evening(10)), join(folder, 'plan.json')])
  expect(code).toBe(1)
  expect(error.join()).toMatch(/^plan_impossible_team_count: /)
})

test.each([
  [['missing.json', 'plan.json'], /plan_instance_invalid: .*ENOENT/],
  [['broken.json', 'plan.json'], /plan_instance_invalid: .*not JSON/],
  [['.', 'plan.json'], /EISDIR/],
  [['e.json', 'no/folder/plan.json', '--seconds', '0.1'], /cannot be written: ENOENT/],
  [['e.json'], /^usage/],
  [['e.json', 'plan.json', '--seconds', 'soon'], /^usage/],
  [['e.json', 'plan.json', '--seconds', '-1'], /^usage/],
  [['e.json', 'plan.json', '--seed', '1.5'], /^usage/],
  [['e.json', 'plan.json', '--sed', '1'], /^usage/],
])('%j ends with code 2 and one line that says why', async (args, reason) => {
  written('broken.json', '{"n": NaN}')
  written('e.json', evening(9))
  const inFolder = args.map((arg) => (/json$|^\.$/.test(arg) ? join(folder, arg) : arg))
  const { code, error, out } = await run(inFolder)
  expect([code, out, error.length]).toEqual([2, [], 1])
  expect(error[0]).toMatch(reason)
})

test('the bench judges every file of a folder and ends with one object', async () => {
  written('nine.json', evening(9, { id: 'nine', bestKnown: 1, incumbentCourse: [0, 0, 0, 1, 1, 1, 2, 2, 2] }))
  written('ten.json', evening(10, { id: 'ten' }))
  written('twin.json', evening(12, { id: 'nine' }))
  written('broken.json', '{')
  written('or2023.json', '{"persons": 128}')
  const out: string[] = []
  const args = ['--dir', folder, '--seeds', '2', '--seconds', '0.05', '--plans', join(folder, 'plans')]
  const code = await benchCommand(args, { out: (line) => out.push(line), error: () => undefined, solver })
  const report = JSON.parse(out.at(-1) ?? '')
  expect(code).toBe(1)
  expect(out.join('\n')).toMatch(/or2023 +passed over/)
  expect(report.instances.map(({ id, valid, passed }: Record<string, unknown>) => [id, valid, passed])).toEqual([
    ['nine', true, false],
    ['ten', true, true],
  ])
  expect(report.passedOver.map(({ id }: { id: string }) => id)).toEqual(['broken', 'or2023', 'twin'])
  expect(report.missed).toEqual(['nine'])
  expect(readFileSync(join(folder, 'plans', 'nine-2.json'), 'utf8')).toMatch(/^\{"hosts"/)
})
