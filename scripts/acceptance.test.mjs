import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/acceptance.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Scenario'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

test('every scenario names a file and a test', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((cells) => cells.length !== 3)).toEqual([])
})

test('every test named in docs/acceptance.md exists', () => {
  const missing = rows.filter(([, file, title]) => !titlesIn(file).includes(title))
  expect(missing).toEqual([])
})

/** The quoted first argument of a test. */
function titlesIn(file) {
  const calls = readFileSync(file, 'utf8').matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/g)
  return [...calls].map(([, , title]) => title)
}
