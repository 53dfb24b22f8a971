import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'

const most = 60_000

test('every project has limits of at most a minute', async () => {
  const vitest = await createVitest('test', { watch: false })
  const limits = vitest.projects.map(({ name, config }) => [name, config.testTimeout, config.hookTimeout])
  await vitest.close()
  expect(limits.length).toBeGreaterThan(3)
  // Zero is no limit.
  expect(limits.filter(([, ...times]) => times.some((time) => time === 0 || time > most))).toEqual([])
})

test('every longer limit of a test has a comment that says why', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.test.mjs'], { encoding: 'utf8' })
  const found = files.split('\n').filter(Boolean).flatMap(unexplained)
  expect(found).toEqual([])
})

test.each([
  ["test('a', { timeout: 90_000 }, () => {", 1],
  ["// Starts a process.\ntest('a', { timeout: 90_000 }, () => {", 0],
  ["// Starts a process.\ntest('a', {\n  timeout: 120_000,\n}, () => {", 0],
  ["test('a', {\n  // Starts a process.\n  timeout: 5 * minutes,\n}, () => {", 0],
  ["test('a', { timeout: 60_000 }, () => {", 0],
  ["test('a', () => {\n}, 61_000)", 1],
  ["test('a', () => {\n}, slow)", 1],
  ['/** A thousand evenings. */\nconst slow = 90_000\ntest("a", () => {\n}, slow)', 0],
  ['/** A thousand evenings. */\nconst slow = 90_000\ntest(\n  "a",\n  () => 1,\n  slow,\n)', 0],
  ['vi.setConfig({ testTimeout: 90_000 })', 1],
])('in %j, %i limits lack a reason', (text, count) => {
  expect(withoutReason(text)).toHaveLength(count)
})

function unexplained(file) {
  if (file === 'scripts/time-limits.test.mjs') return []
  return withoutReason(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`)
}

/** Numbers of the lines that set a limit of more than a minute without a comment above them or above their test. */
function withoutReason(text) {
  const lines = text.split('\n')
  const isComment = (line = '') => /^\s*(\/\/|\*|\/\*\*)/.test(line)
  const isExplained = (index) =>
    isComment(lines[index - 1]) || (lines[index - 1]?.endsWith('{') && isComment(lines[index - 2]))
  return lines.flatMap((line, index) => {
    const limit =
      /(?:testTimeout|hookTimeout|\btest\(.*timeout|^\s*timeout): ([\w *]+)/.exec(line)?.[1] ??
      /^\s*\}, (\w+)\)$/.exec(line)?.[1]
    if (limit === undefined || Number(limit.replaceAll('_', '')) <= most) return []
    if (isExplained(index)) return []
    const constant = lines.findIndex((other) => other.startsWith(`const ${limit} =`))
    return constant > 0 && isExplained(constant) ? [] : [index + 1]
  })
}
