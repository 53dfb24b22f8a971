import { describe, expect, test } from 'vitest'
import { failedJourneys, failedUnits } from './failed-tests.mjs'

describe('the failed tests at the end of npm test', () => {
  test('names tests of a Vitest report with suite and message, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/project/packages/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['sums'], title: 'adds', failureMessages: [] },
            {
              status: 'failed',
              ancestorTitles: ['sums'],
              title: 'subtracts',
              failureMessages: [
                'AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n\n    at /project/packages/a.test.ts:3:1\n    at run (/project/node_modules/vitest/index.js:1:1)',
              ],
            },
          ],
        },
        { name: '/project/packages/b.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
        { name: '/project/packages/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    }
    expect(failedUnits(report, '/project')).toEqual([
      {
        name: 'packages/a.test.ts › sums › subtracts',
        message: 'AssertionError: expected 1 to be 2\n    at /project/packages/a.test.ts:3:1',
      },
      { name: 'packages/b.test.ts', message: 'Cannot find x' },
    ])
  })

  test('names journeys with project, place and message, also inside groups', () => {
    const spec = (title, status) => ({
      title,
      file: 'journeys/plan.spec.ts',
      line: 7,
      tests: [{ projectName: 'de-360', status, results: [{ errors: [{ message: 'not visible' }] }] }],
    })
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'plan.spec.ts',
          specs: [spec('works', 'expected'), spec('fails', 'unexpected')],
          suites: [{ title: 'a group', specs: [spec('fails too', 'unexpected'), spec('again', 'flaky')] }],
        },
      ],
    }
    expect(failedJourneys(report)).toEqual([
      { name: 'journeys', message: 'the server did not start' },
      { name: '[de-360] journeys/plan.spec.ts:7 › fails', message: 'not visible' },
      { name: '[de-360] journeys/plan.spec.ts:7 › a group › fails too', message: 'not visible' },
    ])
  })

  test('a step that wrote no report has no names', () => {
    expect(failedUnits(undefined)).toEqual([])
    expect(failedJourneys(undefined)).toEqual([])
  })
})
