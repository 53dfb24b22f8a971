// What ran, from the JSON reports of Vitest and Playwright: a machine that keeps only the last lines of `npm test` still
// says which test failed and why.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const linesOfMessage = 12

/**
 * Tests of a Vitest report: `[{ name: 'file › suite › test', file, status, message }]`, `status` is passed, failed or
 * skipped. A file that could not be loaded, or whose hooks failed, counts as one failed test.
 */
export function unitResults(report, root = process.cwd()) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name)
    const tests = file.assertionResults.map((test) => ({
      name: [path, ...test.ancestorTitles, test.title].join(' › '),
      file: file.name,
      status: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      message: shortened(test.failureMessages.join('\n')),
    }))
    if (file.status !== 'failed' || tests.some(({ status }) => status === 'failed')) return tests
    return [...tests, { name: path, file: file.name, status: 'failed', message: shortened(file.message) }]
  })
}

const journeyStatus = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** Journeys of a Playwright report, as `unitResults` gives tests, with the project before the file. */
export function journeyResults(report) {
  const resultsOf = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: [`[${test.projectName}] ${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        file: spec.file,
        status: journeyStatus[test.status],
        message: shortened(test.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n')),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...titles, inner.title])),
  ]
  const outside = (report?.errors ?? []).map((error) => ({
    name: 'journeys',
    file: 'journeys',
    status: 'failed',
    message: shortened(error.message),
  }))
  return [...outside, ...(report?.suites ?? []).flatMap((file) => resultsOf(file, []))]
}

function shortened(message = '') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules/'))
    .slice(0, linesOfMessage)
    .map((line) => line.slice(0, 300))
    .join('\n')
}
