import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { wireMarks } from './wire-marks.mjs'

const trees = []

/** A tree of the named files, beside one good file of the server and of the web. */
function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'rd-wire-'))
  trees.push(root)
  const good = { 'packages/server/src/features/good.ts': '', 'packages/web/src/good.tsx': '' }
  for (const [file, text] of Object.entries({ ...good, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return spawnSync(process.execPath, ['scripts/check-wire.mjs', root], { encoding: 'utf8' })
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true })
})

describe('the check of a tree', () => {
  test('passes without spellings of the wire', () => {
    expect(check({})).toMatchObject({ status: 0, stdout: 'wire: 2 files without its spellings\n' })
  })

  test('names file, line and spelling of a use case that marks an unknown value', () => {
    const file = 'packages/server/src/features/people/participants/participant.present.ts'
    const { status, stderr } = check({ [file]: 'export const told = (person) => ({\n  age: person.age ?? -1,\n})\n' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${file}:2: ?? -1:`)])
  })

  test('finds the spellings of a page in a folder of the web', () => {
    const file = 'packages/web/src/areas/admin/messages/sending/task-state.tsx'
    const { status, stderr } = check({ [file]: 'const isFailed = result.delieveryFailed\n' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${file}:1: deliever`)])
  })

  test('leaves the contract, the platform and tests alone', () => {
    const text = "const wire = { age: -1, failed: 'TRUE', delieveryFailed: true }\n"
    const elsewhere = ['contract/src/wire/codecs.ts', 'server/src/platform/x.ts', 'web/src/x.test.tsx']
    expect(check(Object.fromEntries(elsewhere.map((file) => [`packages/${file}`, text]))).status).toBe(0)
  })
})

test.each([
  'if (person.age === -1) return',
  'if (numSeats !== -1) return',
  'value == -1',
  'const seats = person.numSeats ?? -1',
  'const UNKNOWN = -1',
  'const unknown: number = -1',
  'const home = { lat: -1, lng: -1 }',
  'if (numSeats < 0) return',
  'person.age >= 0',
  "if (aspect === 'IGNORE_GENDE0R') return",
  'task.delieveryFailedDate',
  'list.participtantsForTeamArrangement',
  'host.meetedTeams',
  "job.sendingFailed === 'TRUE'",
  "const no = 'FALSE'",
  '/** numSeats === -1: unknown. */',
])('finds the spelling of the wire: %s', (line) => {
  expect(wireMarks(line)).not.toEqual([])
})

test.each([
  'if (list.indexOf(x) === -1) return',
  'const found = list.findIndex(isLast)\nif (found === -1) return',
  'const meal = meals[course[position] ?? -1]',
  'const last = list.at(-1)',
  "sx={{ ml: -1, gridColumn: '1 / -1' }} tabIndex={-1}",
  'const direction = descending ? -1 : 1',
  'if (count < 0) return',
  'const { lat } = { lat: -1.5 }',
  'if (person.numSeats === undefined) return',
  'deliveryFailed',
])('leaves alone: %s', (lines) => {
  expect(wireMarks(lines)).toEqual([])
})
