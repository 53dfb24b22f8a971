import { describe, expect, test } from 'vitest'
import { journeyResults, unitResults } from './test-report.mjs'

describe('the results of a report', () => {
  test('name tests of Vitest with suite and message, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/project/packages/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['sums'], title: 'adds', failureMessages: [] },
            { status: 'pending', ancestorTitles: [], title: 'divides', failureMessages: [] },
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
    const file = '/project/packages/a.test.ts'
    expect(unitResults(report, '/project')).toEqual([
      { name: 'packages/a.test.ts › sums › adds', file, status: 'passed', message: '' },
      { name: 'packages/a.test.ts › divides', file, status: 'skipped', message: '' },
      {
        name: 'packages/a.test.ts › sums › subtracts',
        file,
        status: 'failed',
        message: 'AssertionError: expected 1 to be 2\n    at /project/packages/a.test.ts:3:1',
      },
      { name: 'packages/b.test.ts', file: '/project/packages/b.test.ts', status: 'failed', message: 'Cannot find x' },
    ])
  })

  test('name journeys with project, place and message, also inside groups', () => {
    const spec = (title, status) => ({
      title,
      file: 'journeys/plan.spec.ts',
      line: 7,
      tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'not visible' }] }] }],
    })
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'plan.spec.ts',
          specs: [spec('works', 'expected'), spec('fails', 'unexpected')],
          suites: [{ title: 'a group', specs: [spec('fails too', 'unexpected'), spec('is left out', 'skipped')] }],
        },
      ],
    }
    expect(journeyResults(report).map(({ name, status }) => [name, status])).toEqual([
      ['journeys', 'failed'],
      ['[phone] journeys/plan.spec.ts:7 › works', 'passed'],
      ['[phone] journeys/plan.spec.ts:7 › fails', 'failed'],
      ['[phone] journeys/plan.spec.ts:7 › a group › fails too', 'failed'],
      ['[phone] journeys/plan.spec.ts:7 › a group › is left out', 'skipped'],
    ])
    expect(journeyResults(report).map(({ message }) => message)).toEqual([
      'the server did not start',
      ...Array(4).fill('not visible'),
    ])
  })

  test('are none where a step wrote no report', () => {
    expect(unitResults(undefined)).toEqual([])
    expect(journeyResults(undefined)).toEqual([])
  })
})
