import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labels } from '../packages/server/bench/limits.ts'
import { openStatements, statementFaults } from './acceptance/statement-faults.mjs'
import { statementsOf, titlesOf } from './acceptance/statements.mjs'
import { defences } from './mutants/defences.mjs'

/** Each loses its entry with its test. */
const notShownYet = ['PERF-07']

const markdown = readFileSync('docs/acceptance.md', 'utf8')
const texts = new Map()
function read(file) {
  if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '')
  return texts.get(file)
}

describe('scenarios', () => {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Scenario'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .filter(([id]) => id !== 'Id' && !statementsOf(markdown).some((row) => row.id === id))

  test('every scenario names a file and a test', () => {
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([])
  })

  test('every test named in docs/acceptance.md exists', () => {
    const missing = rows.filter(([, file, title]) => !titlesOf(read(file)).includes(title))
    expect(missing).toEqual([])
  })
})

describe('statements', () => {
  const given = {
    markdown,
    read,
    files: execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'e2e', 'packages', 'scripts'],
      {
        encoding: 'utf8',
      },
    )
      .split('\n')
      // The check's own tests quote ids that no row has.
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'scripts/check-words.test.mjs'),
    labels,
    mutants: new Set(defences.map(({ list, defence }) => `${list} ${defence}`)),
  }

  test('each of the sixty has its tests, limits of benches and controls, and each id in a title has its row', () => {
    expect(statementFaults(given)).toEqual([])
  })

  test('each statement has a control that exists (META-1)', () => {
    expect(openStatements(markdown)).toEqual(notShownYet)
  })

  const id = 'SEC-12'
  const row = markdown.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? ''
  const [{ tests, controls } = { tests: [], controls: [] }] = statementsOf(row)
  const [shown = { file: '', title: '' }] = tests
  const without = (text) => markdown.replace(row, row.replaceAll(text, ''))
  test.each([
    ['a row is missing', { markdown: markdown.replace(row, '') }],
    ['a row is there twice', { markdown: markdown.replace(row, `${row}\n${row}`) }],
    ['a test is gone', { read: (file) => (file === shown.file ? '' : read(file)) }],
    ['a control is gone', { mutants: new Set(), read: (file) => read(file).replace(controls[0]?.title ?? '', '') }],
    ['a title lacks its id', { markdown: without(` (${id})`), read: (file) => read(file).replace(` (${id})`, '') }],
    ['a title names an id of another row', { read: (file) => read(file).replace(`(${id})`, `(${id}, SEC-11)`) }],
    ['a bench has no such limit', { labels: {} }],
    ['a limit has a label without its row', { labels: { ...labels, other: id } }],
  ])('a table with a fault is found: %s', (_, changed) => {
    expect(statementFaults({ ...given, ...changed }).length).toBeGreaterThan(0)
  })

  test('a statement whose test is open is found', () => {
    const open = markdown.replace(row, row.replace(/\| [^|]+ \| ([^|]+) \|$/, '| open | $1 |'))
    expect(openStatements(open)).toContain(id)
    expect(openStatements(markdown)).not.toContain(id)
  })
})
