import { readFileSync } from 'node:fs'
import { allRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'

test('docs/rules/calls.md lists existing calls only, each once', () => {
  const page = readFileSync(new URL('../../../docs/rules/calls.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\* `((?:GET|PUT|POST|DELETE) \S+)`$/gm)].map(([, call = '']) => call)
  const table = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`))
  expect(listed.length).toBeGreaterThan(90)
  expect(listed.filter((call, at) => !table.has(call) || listed.indexOf(call) !== at)).toEqual([])
})
