import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { organiserIssues } from '@running-dinner/phrases/german'
import { expect, test } from 'vitest'

/** Where no call of a guest leads. */
const codeOfOrganisers = [
  /^contract\/src\/(events|plan)\//,
  /^contract\/src\/people\/participants\./,
  /^domain\/src\/(events\/(dinner|registration-form)|people\/participant-import|plan\/(cancellation|teams))\//,
  /^domain\/src\/plan\/team-moves\/(swap-members|team-move)\./,
  /^planner\/src\//,
  /^server\/src\/features\/(events\/|plan\/|messages\/(?!sending\/mail-admission)|people\/(exports|participants|spreadsheets)\/)/,
  /^web\/src\/areas\/(admin|wizard)\//,
]
/** The list of codes, and what is said about each. */
const lists = /^(phrases\/|domain\/src\/issue\.|contract\/src\/wire\/issue-response\.)|\.test\./

test('a text that guests do not load belongs to a code that only code of organisers names', () => {
  const packages = resolve(import.meta.dirname, '../..')
  const sources = readdirSync(packages)
    .flatMap((name) => readdirSync(join(packages, name, 'src'), { recursive: true, withFileTypes: true }))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => /\.tsx?$/.test(path) && !lists.test(relative(packages, path)))
  const ofGuests = sources
    .filter((path) => !codeOfOrganisers.some((folder) => folder.test(relative(packages, path))))
    .map((path) => readFileSync(path, 'utf8'))
  expect(sources.length - ofGuests.length).toBeGreaterThan(100)
  expect(Object.keys(organiserIssues).filter((code) => ofGuests.some((text) => text.includes(`'${code}'`)))).toEqual([])
})
