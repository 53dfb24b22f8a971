import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labels } from '../packages/server/bench/limits.ts'
import { defences } from './mutants/defences.mjs'

const markdown = readFileSync('docs/acceptance.md', 'utf8')
const paths = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'e2e',
  'packages',
  'scripts',
])
const tests = `${paths}`
  .split('\n')
  .filter((file) => /\.(?:test|proof|spec)\.(?:tsx?|mjs)$|\/hostile-bodies\.ts$/.test(file))
  .filter((file) => file !== 'scripts/acceptance.test.mjs')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const given = { markdown, tests, labels: Object.values(labels), mutants: defences.map(({ defence }) => defence) }

/** What is wrong with the list, its tests or its controls. */
function faultsOf({ markdown, tests, labels, mutants }) {
  const statements = markdown
    .replace(/\n +/g, ' ')
    .split(/^\* (?=\*\*[A-Z]+-\d+\*\*)/m)
    .slice(1)
  const ids = statements.map((text) => text.slice(2, text.indexOf('**', 2)))
  const shown = new Set([
    ...[...tests.matchAll(/ \(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)['"`]/g)].flatMap(([, tags]) => tags.split(', ')),
    ...labels,
  ])
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `${id} has no test`),
    ...[...shown].filter((id) => !ids.includes(id)).map((id) => `${id} is not in the list`),
    ...statements.flatMap((text, at) => {
      const [, controls = ''] = text.split('Control: ')
      const names = [...controls.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
      if (names.length === 0) return [`${ids[at]} has no control`]
      return names
        .filter((name) => !mutants.includes(name) && !tests.includes(name))
        .map((name) => `${ids[at]}: no control "${name}"`)
    }),
  ]
}

describe('docs/acceptance.md', () => {
  test('each of the sixty statements has a test and a control (META-1)', () => {
    expect(faultsOf(given)).toEqual([])
    expect(markdown.match(/^\* \*\*/gm)).toHaveLength(60)
  })

  test.each([
    ['no row', { markdown: markdown.replace('* **SEC-12**', '* SEC-12') }],
    ['two rows', { markdown: `${markdown}\n* **SEC-12** Again. Control: \`cells are no formulas\`.\n` }],
    ['no test', { tests: tests.replaceAll('(SEC-12)', '') }],
    ['a control that is gone', { mutants: [] }],
    ['no control', { markdown: markdown.replaceAll('Control: ', '') }],
  ])('a statement with %s is found', (_, changed) => {
    expect(faultsOf({ ...given, ...changed })).not.toEqual([])
  })
})
