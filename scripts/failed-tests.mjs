// Which tests failed and why, from the JSON reports of Vitest and Playwright. They are at the end of the output of
// `npm test`: a machine that keeps only the last lines still says which test it was.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const linesOfMessage = 12

/** Failed tests of a Vitest report: `[{ name: 'file › suite › test', message }]`; a file that could not be loaded counts as one. */
export function failedUnits(report, root = process.cwd()) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name)
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && file.status === 'failed') return [{ name: path, message: shortened(file.message) }]
    return tests.map((test) => ({
      name: [path, ...test.ancestorTitles, test.title].join(' › '),
      message: shortened(test.failureMessages.join('\n')),
    }))
  })
}

/** Failed journeys of a Playwright report, as `failedUnits` gives them, with the project before the file. */
export function failedJourneys(report) {
  const failedOf = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => ({
          name: [`[${test.projectName}] ${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
          message: shortened(test.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n')),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failedOf(inner, [...titles, inner.title])),
  ]
  const outside = (report?.errors ?? []).map((error) => ({ name: 'journeys', message: shortened(error.message) }))
  return [...outside, ...(report?.suites ?? []).flatMap((file) => failedOf(file, []))]
}

function shortened(message = '') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules/'))
    .slice(0, linesOfMessage)
    .map((line) => line.slice(0, 300))
    .join('\n')
}
