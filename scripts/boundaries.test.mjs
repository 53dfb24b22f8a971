import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const rules = require('../.dependency-cruiser.cjs')
const folderRules = require('../.dependency-cruiser-folders.cjs')
const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Imports of a file below `packages`, or of a library, by the rules that they break. */
const refused = {
  'no-cycles': [['a file importing itself', 'domain/src/plan/teams/team.ts', 'domain/src/plan/teams/team.ts']],
  resolvable: [['a library that is not installed', 'web/src/lib/http.ts', 'no-such-library']],
  'domain-alone': [
    ['rules importing the wire', 'domain/src/plan/teams/team.ts', 'contract/src/plan/teams.ts'],
    ['a test of rules importing the wire', 'domain/src/plan/teams/team.test.ts', 'contract/src/plan/teams.ts'],
    ['rules importing the planner', 'domain/src/plan/teams/team.ts', 'planner/src/solve-plan.ts'],
  ],
  'domain-pure': [
    ['rules importing a library', 'domain/src/plan/teams/team.ts', 'zod'],
    ['rules reading files', 'domain/src/plan/teams/team.ts', 'node:fs'],
    ['the planner reading files', 'planner/src/solve-plan.ts', 'node:fs'],
  ],
  'domain-basics-below-rooms': [
    ['a basic rule importing a room', 'domain/src/text.ts', 'domain/src/plan/teams/team.ts'],
  ],
  'domain-events-below-people': [
    [
      'an event importing guests who registered',
      'domain/src/events/retention.ts',
      'domain/src/people/requests/request.ts',
    ],
    ['an event importing the plan', 'domain/src/events/retention.ts', 'domain/src/plan/teams/team.ts'],
  ],
  'domain-people-below-plan': [
    ['people importing teams', 'domain/src/people/waiting-list/offers.ts', 'domain/src/plan/teams/team.ts'],
    [
      'a test of people importing teams',
      'domain/src/people/waiting-list/offers.test.ts',
      'domain/src/plan/teams/team.ts',
    ],
  ],
  'domain-plan-below-evening': [
    ['teams importing the evening', 'domain/src/plan/teams/team.ts', 'domain/src/evening/attendance.ts'],
  ],
  'domain-evening-below-messages': [
    [
      'the evening importing notifications',
      'domain/src/evening/attendance.ts',
      'domain/src/messages/notification-status/notification.ts',
    ],
  ],
  'domain-messages-below-guests': [
    [
      'notifications importing calendars',
      'domain/src/messages/notification-status/notification.ts',
      'domain/src/guests/calendar/entry.ts',
    ],
  ],
  'domain-guests-below-payments': [
    ['calendars importing orders', 'domain/src/guests/calendar/entry.ts', 'domain/src/payments/orders/order.ts'],
  ],
  'domain-payments-below-accounts': [
    ['orders importing accounts', 'domain/src/payments/orders/order.ts', 'domain/src/accounts/account-issues.ts'],
  ],
  'planner-inwards': [
    ['the planner importing the wire', 'planner/src/solve-plan.ts', 'contract/src/plan/teams.ts'],
    ['the planner importing texts', 'planner/src/solve-plan.ts', 'phrases/src/index.ts'],
  ],
  'planner-commands-inwards': [
    ['a command of the planner importing the server', 'planner/bench/plan.ts', 'server/src/app.ts'],
  ],
  'planner-searches-in-threads': [
    ['a use case importing the search', 'server/src/features/plan/teams/arrange-teams.ts', 'planner/src/search.ts'],
  ],
  'contract-inwards': [
    ['the wire importing the client', 'contract/src/plan/teams.ts', 'web/src/lib/http.ts'],
    ['the wire importing texts', 'contract/src/plan/teams.ts', 'phrases/src/de/common.ts'],
  ],
  'phrases-inwards': [['texts importing the server', 'phrases/src/de/common.ts', 'server/src/app.ts']],
  'public-pages-alone': [
    ['public pages importing the client', 'public-pages/src/renderer.tsx', 'web/src/lib/paths.ts'],
    ['public pages importing texts', 'public-pages/src/renderer.tsx', 'phrases/src/de/common.ts'],
  ],
  'public-pages-through-entry-points': [
    ['the client importing an inner file of public pages', 'web/src/app/router.ts', 'public-pages/src/page-router.tsx'],
  ],
  'server-renders-nothing': [
    [
      'the server importing the renderer with React',
      'server/src/platform/http/pages.ts',
      'public-pages/src/renderer.tsx',
    ],
  ],
  'server-not-web': [['the server importing the client', 'server/src/platform/http/pages.ts', 'web/src/lib/paths.ts']],
  'web-not-server': [
    ['the client importing the server', 'web/src/lib/http.ts', 'server/src/app.ts'],
    ['the client importing the planner', 'web/src/lib/http.ts', 'planner/src/solve-plan.ts'],
  ],
  'platform-below-features': [
    [
      'the platform importing a feature',
      'server/src/platform/http/pages.ts',
      'server/src/features/plan/teams/index.ts',
    ],
  ],
  'platform-knows-no-product': [
    ['the platform importing a rule', 'server/src/platform/http/pages.ts', 'domain/src/plan/teams/team.ts'],
    ['the platform importing a table of calls', 'server/src/platform/http/pages.ts', 'contract/src/index.ts'],
    ['the platform importing calls of a room', 'server/src/platform/http/pages.ts', 'contract/src/plan/index.ts'],
    ['the platform importing texts', 'server/src/platform/http/pages.ts', 'phrases/src/index.ts'],
  ],
  'features-through-entry-points': [
    [
      'a feature importing an inner file of another',
      'server/src/features/plan/teams/arrange-teams.ts',
      'server/src/features/messages/sending/send-message.ts',
    ],
  ],
  'eight-rooms': [
    ['a feature outside the rooms', 'web/src/app/router.ts', 'web/src/features/teams/host.ts'],
    ['a call outside the rooms', 'contract/src/routes.ts', 'contract/src/teams/teams.ts'],
    ['a rule outside the rooms', 'domain/src/guests/calendar/entry.ts', 'domain/src/teams/team.ts'],
  ],
  'sql-in-stores': [
    ['a use case with SQL', 'server/src/features/plan/teams/arrange-teams.ts', 'kysely'],
    ['routes with SQL', 'server/src/features/plan/teams/teams.routes.ts', 'kysely'],
    ['the platform with SQL outside of a store', 'server/src/platform/http/pages.ts', 'kysely'],
  ],
  'http-in-routes': [['a use case that knows the wire', 'server/src/features/plan/teams/arrange-teams.ts', 'fastify']],
  'leaflet-in-one-file': [
    ['a list with map code', 'web/src/features/plan/teams/team-list.tsx', 'leaflet'],
    ['an area with map code', 'web/src/areas/admin/plan/board/board.tsx', 'leaflet'],
  ],
  'web-lib-below-kit': [
    ['lib importing the kit', 'web/src/lib/http.ts', 'web/src/kit/page.tsx'],
    ['lib importing ui', 'web/src/lib/http.ts', 'web/src/ui/page.ts'],
    ['lib importing a feature', 'web/src/lib/http.ts', 'web/src/features/plan/teams/host.ts'],
  ],
  'web-kit-below-ui': [
    ['the kit importing ui', 'web/src/kit/page.tsx', 'web/src/ui/page.ts'],
    ['the kit importing a feature', 'web/src/kit/page.tsx', 'web/src/features/plan/teams/host.ts'],
  ],
  'web-ui-below-features': [
    ['ui importing a feature', 'web/src/ui/page.ts', 'web/src/features/plan/teams/host.ts'],
    ['ui importing the app', 'web/src/ui/page.ts', 'web/src/app/router.ts'],
  ],
  'web-features-below-areas': [
    ['a feature importing an area', 'web/src/features/plan/teams/host.ts', 'web/src/areas/admin/plan/board/board.ts'],
    ['a feature importing the app', 'web/src/features/plan/teams/host.ts', 'web/src/app/router.ts'],
  ],
  'web-features-from-the-top': [
    [
      'a feature importing from a folder inside of another',
      'web/src/features/plan/teams/host.ts',
      'web/src/features/messages/sending/mails/mail.ts',
    ],
  ],
  'web-areas-below-app': [
    ['an area importing the app', 'web/src/areas/admin/plan/board/board.ts', 'web/src/app/router.ts'],
  ],
  'web-areas-apart': [
    ['an area importing another', 'web/src/areas/admin/plan/board/board.ts', 'web/src/areas/self/evening.ts'],
  ],
  'guests-load-no-mui': [
    ['MUI in the kit', 'web/src/kit/button.tsx', '@mui/material'],
    ['MUI on a page that a mailed link opens', 'web/src/areas/self/evening-card.tsx', '@mui/material'],
    ['MUI in a public page', 'web/src/areas/landing/landing-page.tsx', '@mui/material'],
    ['MUI in the registration form', 'web/src/features/people/registration/you-fields.tsx', '@mui/material'],
    ['Emotion in the renderer of public pages', 'public-pages/src/renderer.tsx', '@emotion/react'],
  ],
  'guests-load-zod-mini': [
    ['zod in a schema that pages of guests load', 'contract/src/forms/fields.ts', 'zod'],
    ['zod in another schema of forms', 'contract/src/forms/any.ts', 'zod'],
    ['zod in a page of guests', 'web/src/areas/registration/form.ts', 'zod'],
  ],
  'no-junk-names': [
    ['a file of utilities', 'web/src/lib/http.ts', 'web/src/lib/utils.ts'],
    ['a feature of common things', 'web/src/features/plan/teams/host.ts', 'web/src/features/plan/teams/common.api.ts'],
  ],
  'no-test-code-in-product': [
    ...['domain', 'contract', 'server', 'web'].map((name) => [
      `product source of ${name} importing its test folder`,
      `${name}/src/team.ts`,
      `${name}/test/example-team.ts`,
    ]),
    ['product source importing a test', 'server/src/app.ts', 'server/src/teams.test.ts'],
    ['product source importing a proof', 'server/src/app.ts', 'server/src/teams.proof.ts'],
    ['product source importing vitest', 'server/src/app.ts', 'vitest'],
    ['product source importing fast-check', 'web/src/lib/http.ts', 'fast-check'],
  ],
}

test.each(Object.entries(refused).flatMap(([rule, imports]) => imports.map((planted) => [rule, ...planted])))(
  '%s refuses %s',
  async (rule, _, from, to) => {
    expect(await violationsBetween(from, to)).toEqual([rule])
  },
)

test('every rule has an import that it refuses', () => {
  expect(Object.keys(refused).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
})

test.each([
  ['the server importing documents', 'server/src/platform/http/pages.ts', 'public-pages/src/document.ts'],
  [
    'notifications importing the plan',
    'domain/src/messages/notification-status/notification.ts',
    'domain/src/plan/teams/team.ts',
  ],
  ['rules offered to other packages', 'domain/src/index.ts', 'domain/src/plan/teams/team.ts'],
  ['the platform importing the shape of a call', 'server/src/platform/http/handler.ts', 'contract/src/route.ts'],
  ['the client importing hydration', 'web/src/public-entry.tsx', 'public-pages/src/browser.tsx'],
  ['the app importing an area', 'web/src/app/router.ts', 'web/src/areas/admin/plan/board/board.ts'],
  ['an area importing a feature', 'web/src/areas/admin/plan/board/board.ts', 'web/src/features/plan/teams/host.ts'],
  [
    'a feature importing its own subfolder',
    'web/src/features/plan/teams/host.ts',
    'web/src/features/plan/teams/list/row.ts',
  ],
  [
    'an area importing its own subfolder',
    'web/src/areas/admin/plan/board/board.ts',
    'web/src/areas/admin/plan/board/cards/list.ts',
  ],
  ['a feature importing another', 'web/src/features/plan/teams/host.ts', 'web/src/features/events/dinners/dinner.ts'],
  ['texts called helpers', 'web/src/lib/http.ts', 'phrases/src/de/helpers.ts'],
  ['a test importing the test folder', 'domain/src/plan/teams/team.test.ts', 'domain/test/example-team.ts'],
  ['a test importing vitest', 'server/src/teams.test.ts', 'vitest'],
  ['a store with SQL', 'server/src/features/plan/teams/team.store.ts', 'kysely'],
  ['routes that know the wire', 'server/src/features/plan/teams/teams.routes.ts', 'fastify'],
  ['map code of the map', 'web/src/features/plan/dinner-routes/route-map-pins.tsx', 'leaflet'],
  ['zod/mini in a schema that pages of guests load', 'contract/src/forms/fields.ts', 'zod/mini'],
  ['an import of what was built', 'web/src/lib/http.ts', 'server/dist/main.js'],
])('allows %s', async (_, from, to) => {
  expect(await violationsBetween(from, to)).toEqual([])
})

/** Files by what they import, and the folders of the cycle that is found. */
const cycles = [
  [
    'three features of the client, one loaded later',
    {
      'web/src/features/plan/teams/host.ts': "import '../routes/route.ts'",
      'web/src/features/plan/routes/route.ts': "export * from '../../messages/sending/mail.ts'",
      'web/src/features/messages/sending/mail.ts': "export const load = () => import('../../plan/teams/host.ts')",
    },
    ['routes', 'sending', 'teams'],
  ],
  [
    'two features of the server, one of them by a type',
    {
      'server/src/features/events/dinners/dinner.mails.ts':
        "import type { SystemMail } from '../../messages/sending/index.ts'",
      'server/src/features/messages/sending/index.ts': '',
      'server/src/features/messages/sending/send-message.ts':
        "import { presentDinner } from '../../events/dinners/index.ts'",
      'server/src/features/events/dinners/index.ts': '',
    },
    ['dinners', 'sending'],
  ],
  [
    'two features by files of their subfolders',
    {
      'web/src/features/plan/teams/list/row.ts': "import '../../routes/route.ts'",
      'web/src/features/plan/routes/route.ts': '',
      'web/src/features/plan/routes/map/pin.ts': "import '../../teams/host.ts'",
      'web/src/features/plan/teams/host.ts': '',
    },
    ['routes', 'teams'],
  ],
  [
    'two parts of the admin area',
    {
      'web/src/areas/admin/plan/teams/team-page.ts': "import '../board/board.ts'",
      'web/src/areas/admin/plan/board/board.ts': "import '../teams/team-page.ts'",
    },
    ['board', 'teams'],
  ],
  [
    'two areas',
    {
      'web/src/areas/self/card.ts': "import '../landing/landing.ts'",
      'web/src/areas/landing/landing.ts': "import '../self/card.ts'",
    },
    ['landing', 'self'],
  ],
  [
    'a feature and a test',
    {
      'web/src/features/plan/teams/host.test.ts': "import '../routes/route.ts'",
      'web/src/features/plan/routes/route.ts': "import '../teams/host.ts'",
      'web/src/features/plan/teams/host.ts': '',
    },
    [],
  ],
  [
    'a feature and its subfolder',
    {
      'web/src/features/plan/teams/host.ts': "import './list/row.ts'",
      'web/src/features/plan/teams/list/row.ts': "import '../team.ts'",
      'web/src/features/plan/teams/team.ts': '',
    },
    [],
  ],
]

test.each(cycles)('a cycle of features: %s', async (_, files, names) => {
  const found = await violationsIn(files, folderRules)
  expect(new Set(found.map(({ rule }) => rule.name))).toEqual(
    new Set(names.length > 0 ? ['no-cycles-of-features'] : []),
  )
  expect([...new Set(found.map(({ from }) => from.split('/').at(-1)))].sort()).toEqual(names)
})

/** Names of the broken rules when one file below `packages` imports another, or a library. */
async function violationsBetween(from, to) {
  const isFile = /^[a-z-]+\/(src|test|dist)\//.test(to)
  const path = isFile ? '../'.repeat(from.split('/').length - 1) + to : to
  const files = { ...(isFile && { [to]: '' }), [from]: `import '${path}'` }
  return (await violationsIn(files, rules)).map(({ rule }) => rule.name)
}

/** What breaks the rules of a configuration among files below `packages`. */
async function violationsIn(files, { forbidden, options: { tsConfig: _, ...options } }) {
  const baseDir = folderWith(files)
  symlinkSync(resolve('node_modules'), join(baseDir, 'node_modules'))
  const { output } = await cruise(['packages'], { ...options, ruleSet: { forbidden }, validate: true, baseDir })
  return output.summary.violations
}

function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rd-boundaries-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'packages', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}
