import { statementIdsIn, statementsOf, titlesOf } from './statements.mjs'

const benchLimits = 'packages/server/bench/limits.ts'

/**
 * What is wrong between the table of statements and the tests, limits of benches and mutants that it names.
 * @param {object} given
 * @param {string} given.markdown of docs/acceptance.md
 * @param {(file: string) => string} given.read
 * @param {readonly string[]} given.files all files with tests
 * @param {Readonly<Record<string, string>>} given.labels id of each part of the benches
 * @param {ReadonlySet<string>} given.mutants "file title" of each
 */
export function statementFaults({ markdown, read, files, labels, mutants }) {
  const rows = statementsOf(markdown)
  const faults = []
  const add = (id, fault) => faults.push(`${id}: ${fault}`)
  const ids = rows.map(({ id }) => id)
  if (new Set(ids).size !== 60 || ids.length !== 60) add('table', `${ids.length} rows`)
  for (const { id, tests, controls } of rows) {
    for (const { file, title } of tests)
      if (file === benchLimits) {
        if (labels[title] !== id) add(id, `no limit has its label: ${title}`)
      } else if (!titlesOf(read(file)).includes(title)) add(id, `no such test: ${title}`)
      else if (!statementIdsIn(title).includes(id)) add(id, `is not in the title: ${title}`)
    for (const { file, title } of controls)
      if (!mutants.has(`${file} ${title}`) && !titlesOf(read(file)).includes(title))
        add(id, `no such control: ${title}`)
  }
  const named = new Set(rows.flatMap(({ id, tests }) => tests.map(({ file, title }) => `${id} ${file} ${title}`)))
  for (const file of files)
    for (const title of titlesOf(read(file)))
      for (const id of statementIdsIn(title))
        if (!named.has(`${id} ${file} ${title}`)) add(id, `the table does not name this test of ${file}: ${title}`)
  for (const [part, id] of Object.entries(labels))
    if (!named.has(`${id} ${benchLimits} ${part}`)) add(id, `the table does not name this limit: ${part}`)
  return faults
}

/** Ids of statements without a test, or without a control. */
export function openStatements(markdown) {
  return statementsOf(markdown)
    .filter(({ tests, controls }) => tests.length === 0 || controls.length === 0)
    .map(({ id }) => id)
}
