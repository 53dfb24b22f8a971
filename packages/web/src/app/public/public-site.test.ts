import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { matchPage } from '@running-dinner/public-pages'
import { expect, test } from 'vitest'
import { publicPages } from './public-pages.ts'
import { namespacesOf, publicSite } from './public-site.ts'

const fileOf = (path: string) => matchPage(publicSite, path)?.page.file.replace('src/areas/', '')

test.each([
  ['/', 'landing/landing-page.tsx'],
  ['/running-dinner-events', 'landing/event-list-page.tsx'],
  ['/running-dinner-events/abc', 'events/event-page.tsx'],
  ['/running-dinner-events/abc/registration', 'registration/registration-page.tsx'],
  ['/running-dinner-events/abc/t0ken/activate', 'registration/confirmation-page.tsx'],
  ['/newsletter/t0ken', 'landing/newsletter-page.tsx'],
  ['/newsletter/withdrawn', 'landing/newsletter-page.tsx'],
  ['/impressum', 'landing/imprint-page.tsx'],
  ['/no/such/page', 'landing/not-found-page.tsx'],
  ['/admin', 'landing/not-found-page.tsx'],
  ['/administration', 'landing/not-found-page.tsx'],
])('%s is shown by %s', (path, file) => {
  expect(fileOf(path)).toBe(file)
})

test.each(['/admin/abc', '/self/abc/teamhost/p/t', '/running-dinner-wizard', '/my-events/token', '/login'])(
  '%s is rendered in the browser alone',
  (path) => {
    expect(matchPage(publicSite, path)).toBeUndefined()
  },
)

test('every page names an existing source file, which the manifest of the build is searched for', () => {
  const files = publicPages.flatMap(({ file, onDemand }) => (onDemand === undefined ? [file] : [file, onDemand]))
  expect(files.filter((file) => !existsSync(resolve(import.meta.dirname, '../../..', file)))).toEqual([])
})

test('the code of every page loads', async () => {
  for (const { load } of publicPages) expect(await load()).toBeTypeOf('function')
})

test.each([
  ['a form that was refused', { refused: { values: {}, issues: [] } }, true],
  ['a form that nobody has sent', {}, false],
])('the page of %s loads the sentences of issues at first or at a refusal', (_, answer, isNeeded) => {
  const page = matchPage(publicSite, '/running-dinner-events/abc/registration')?.page
  if (!page) throw new Error('no page')
  const data = { state: 'UNKNOWN', attempt: 'a1', ...answer }
  expect(namespacesOf(page, data).includes('issues')).toBe(isNeeded)
  expect(namespacesOf(page, data)).toEqual(expect.arrayContaining([...page.namespaces]))
})
