import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'
import { featureCycles } from './feature-cycles.mjs'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test.each([
  ['lib importing ui', 'lib/http.ts', 'ui/page.ts', 'web-lib-below-ui'],
  ['lib importing a feature', 'lib/http.ts', 'features/teams/host.ts', 'web-lib-below-ui'],
  ['ui importing a feature', 'ui/page.ts', 'features/teams/host.ts', 'web-ui-below-features'],
  ['ui importing the app', 'ui/page.ts', 'app/router.ts', 'web-ui-below-features'],
  ['a feature importing an area', 'features/teams/host.ts', 'areas/admin/board.ts', 'web-features-below-areas'],
  ['a feature importing the app', 'features/teams/host.ts', 'app/router.ts', 'web-features-below-areas'],
  ['an area importing the app', 'areas/admin/board.ts', 'app/router.ts', 'web-areas-below-app'],
  ['an area importing another', 'areas/admin/board.ts', 'areas/self/evening.ts', 'web-areas-apart'],
])('refuses %s', async (_, from, to, rule) => {
  expect(await violationsOf(from, to)).toEqual([rule])
})

test.each([
  ['public pages importing the client', 'public-pages/src/renderer.tsx', 'web/src/lib/paths.ts', 'public-pages-alone'],
  ['public pages importing texts', 'public-pages/src/renderer.tsx', 'phrases/src/de/common.ts', 'public-pages-alone'],
  [
    'the client importing an inner file of public pages',
    'web/src/app/router.ts',
    'public-pages/src/rendered-html.ts',
    'public-pages-through-doors',
  ],
  [
    'the server importing the renderer with React',
    'server/src/platform/http/pages.ts',
    'public-pages/src/renderer.tsx',
    'server-renders-nothing',
  ],
])('refuses %s', async (_, from, to, rule) => {
  expect(await violationsBetween(from, to)).toEqual([rule])
})

test.each([
  ['the server importing documents', 'server/src/platform/http/pages.ts', 'public-pages/src/document.ts'],
  ['the client importing hydration', 'web/src/public-entry.tsx', 'public-pages/src/browser.tsx'],
])('allows %s', async (_, from, to) => {
  expect(await violationsBetween(from, to)).toEqual([])
})

test.each([
  ['the app importing an area', 'app/router.ts', 'areas/admin/board.ts'],
  ['an area importing a feature', 'areas/admin/board.ts', 'features/teams/host.ts'],
  ['an area importing its own subfolder', 'areas/admin/board.ts', 'areas/admin/teams/list.ts'],
  ['a feature importing another', 'features/teams/host.ts', 'features/dinners/dinner.ts'],
])('allows %s', async (_, from, to) => {
  expect(await violationsOf(from, to)).toEqual([])
})

test.each(['domain', 'contract', 'server', 'web'])(
  'refuses product source of %s importing its test folder',
  async (name) => {
    const [product, fixture] = [`packages/${name}/src/teams/team.ts`, `packages/${name}/test/example-team.ts`]
    const files = { [product]: "import '../../test/example-team.ts'", [fixture]: '' }
    expect(await violationsIn(files)).toEqual(['no-test-code-in-product'])
  },
)

test('allows a test importing the test folder', async () => {
  const files = {
    'packages/domain/src/teams/team.test.ts': "import '../../test/example-team.ts'",
    'packages/domain/test/example-team.ts': '',
  }
  expect(await violationsIn(files)).toEqual([])
})

test.each([
  ['refuses zod', 'zod', ['guests-load-zod-mini']],
  ['allows zod/mini', 'zod/mini', []],
])('%s in a schema that pages of guests load', async (_, library, rules) => {
  const files = {
    'packages/contract/src/fields.ts': `import { string } from '${library}'\nexport const name = string()`,
    'node_modules/zod/package.json': '{ "exports": { ".": "./index.js", "./mini": "./mini/index.js" } }',
    'node_modules/zod/index.js': '',
    'node_modules/zod/mini/index.js': '',
  }
  expect(await violationsIn(files)).toEqual(rules)
})

test('finds a cycle through three features, with the imports that make it', () => {
  const web = 'packages/web/src/features'
  const files = {
    [`${web}/teams/host.ts`]: "import '../routes/route.ts'",
    [`${web}/routes/route.ts`]: "export * from '../messages/mail.ts'",
    [`${web}/messages/mail.ts`]: "export const load = () => import('../teams/host.ts')",
  }
  expect(featureCycles(Object.keys(files), folderWith(files))).toEqual([
    [
      'teams -> routes -> messages -> teams',
      `  ${web}/teams/host.ts imports ${web}/routes/route.ts`,
      `  ${web}/routes/route.ts imports ${web}/messages/mail.ts`,
      `  ${web}/messages/mail.ts imports ${web}/teams/host.ts`,
    ].join('\n'),
  ])
})

test('finds a cycle between two features of the server', () => {
  const server = 'packages/server/src/features'
  const files = {
    [`${server}/dinners/dinner.mails.ts`]: "import type { SystemMail } from '../messages/index.ts'",
    [`${server}/messages/index.ts`]: '',
    [`${server}/messages/send-message.ts`]: "import { presentDinner } from '../dinners/index.ts'",
    [`${server}/dinners/index.ts`]: '',
  }
  expect(featureCycles(Object.keys(files), folderWith(files))).toEqual([
    [
      'dinners -> messages -> dinners',
      `  ${server}/dinners/dinner.mails.ts imports ${server}/messages/index.ts`,
      `  ${server}/messages/send-message.ts imports ${server}/dinners/index.ts`,
    ].join('\n'),
  ])
})

test('does not count a test that imports another feature as a cycle', () => {
  const web = 'packages/web/src/features'
  const files = {
    [`${web}/teams/host.test.ts`]: "import '../routes/route.ts'",
    [`${web}/routes/route.ts`]: "import '../teams/host.ts'",
    [`${web}/teams/host.ts`]: '',
  }
  expect(featureCycles(Object.keys(files), folderWith(files))).toEqual([])
})

/** Names of the broken rules when one file of the web imports another. */
function violationsOf(from, to) {
  return violationsBetween(`web/src/${from}`, `web/src/${to}`)
}

/** Names of the broken rules when one file below `packages` imports another. */
function violationsBetween(from, to) {
  const path = '../'.repeat(from.split('/').length - 1) + to
  return violationsIn({ [`packages/${from}`]: `import '${path}'`, [`packages/${to}`]: '' })
}

async function violationsIn(files) {
  const options = { ruleSet: { forbidden }, validate: true, baseDir: folderWith(files) }
  const { output } = await cruise(['packages'], options)
  return output.summary.violations.map(({ rule }) => rule.name)
}

function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rd-boundaries-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}
