import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const name = 'lint/style/useFilenamingConvention'
const naming = 'lint/style/useNamingConvention'
const lines = 'lint/style/noExcessiveLinesPerFile'
const environment = 'lint/style/noProcessEnv'
const longText = `export const texts = [\n${"  'text',\n".repeat(400)}]\n`

/** What our own rules of Biome say about a file below `packages`; undefined: nothing. */
const files = [
  ['domain/src/teams/Team.ts', '', name],
  ['domain/src/teams/team_size.ts', '', name],
  ['server/src/features/teams/teams.service.ts', '', name],
  ['server/src/features/teams/teams.store.ts', '', undefined],
  ['domain/src/teams/arrange.sampled.test.ts', '', undefined],
  ['web/vite.config.ts', '', undefined],
  ['server/src/limits.ts', 'export const MAX_UPLOAD = 1\n', naming],
  ['server/src/bounds.ts', 'export const maxUpload = 1\nexport const Größe = 2\n', undefined],
  ['web/src/ui/long-list.ts', longText, lines],
  ['web/src/ui/list.ts', longText.replace("  'text',\n".repeat(3), ''), undefined],
  ['phrases/src/de/long-text.ts', longText, undefined],
  ['server/src/app.ts', 'export const mode = process.env.NODE_ENV\n', environment],
  ['server/src/main.ts', 'export const mode = process.env.NODE_ENV\n', undefined],
  ['server/src/app.test.ts', 'export const mode = process.env.NODE_ENV\n', undefined],
  ['domain/src/now.ts', 'export const now = () => Date.now()\n', 'Time and chance are passed in.'],
  ['domain/src/today.ts', 'export const today = () => new Date()\n', 'Time and chance are passed in.'],
  ['server/src/features/teams/dice.ts', 'export const dice = () => Math.random()\n', 'Time and chance are passed in.'],
  ['domain/src/noon.ts', 'export const noon = new Date(0)\n', undefined],
  ['server/src/platform/clock.ts', 'export const now = () => new Date()\n', undefined],
  ['web/src/ui/inner.ts', "document.body.innerHTML = '<br>'\n", 'Markup is never made from strings.'],
  [
    'web/src/ui/adjacent.ts',
    "document.body.insertAdjacentHTML('beforeend', '<br>')\n",
    'Markup is never made from strings.',
  ],
  [
    'web/src/ui/popup.ts',
    "import { pin } from './pin.ts'\n\npin.bindPopup('<br>')\n",
    'Markup is never made from strings.',
  ],
  [
    'web/src/ui/page.tsx',
    'export const page = <p dangerouslySetInnerHTML={{ __html: "<br>" }} />\n',
    'lint/security/noDangerouslySetInnerHtml',
  ],
]

let folder
let diagnostics

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rd-lint-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true })
  for (const [file, text] of files) {
    const path = join(folder, 'packages', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'packages']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  diagnostics = JSON.parse(stdout).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(files)('Biome looks at %s', (file, _, expected) => {
  const about = diagnostics.filter(({ location }) => location.path.endsWith(`packages/${file}`))
  expect(about.map(({ category, message }) => (category === 'plugin' ? message : category))).toEqual(
    expected === undefined ? [] : [expected],
  )
})
