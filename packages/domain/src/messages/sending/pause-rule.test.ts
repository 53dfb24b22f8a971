import { describe, expect, test } from 'vitest'
import type { DeliveryOutcome } from './delivery-outcome.ts'
import { decideFailure, type PauseState, pauseRule } from './pause-rule.ts'

const blocked: DeliveryOutcome = { kind: 'failed', failureType: 'BLOCKED' }
const fresh: PauseState = { refusals: { code: '', count: 0 }, pausedBy: undefined }
const after = (count: number, code = '550 5.7.1'): PauseState => ({ ...fresh, refusals: { code, count } })
const paused: PauseState = { ...after(10), pausedBy: '550 5.7.1' }

describe('a failed attempt', () => {
  test.each<[string, PauseState, DeliveryOutcome, string, object]>([
    ['the first refusal', fresh, blocked, '550 5.7.1', { mail: 'fail', refusals: { code: '550 5.7.1', count: 1 } }],
    ['the ninth of one kind', after(8), blocked, '550 5.7.1', { mail: 'fail', pause: undefined }],
    ['the tenth of one kind', after(9), blocked, '550 5.7.1', { mail: 'fail', pause: 'REFUSALS' }],
    [
      'another kind after nine',
      after(9),
      blocked,
      '550 5.1.1',
      { mail: 'fail', pause: undefined, refusals: { code: '550 5.1.1', count: 1 } },
    ],
    [
      'a retry between them',
      after(9),
      { kind: 'retry', afterSeconds: 10 },
      '451',
      { mail: 'retry', pause: undefined, refusals: { count: 9 } },
    ],
    ['the same while paused', paused, blocked, '550 5.7.1', { mail: 'keep', pause: undefined }],
    ['another kind while paused', paused, blocked, '550 5.1.1', { mail: 'fail', pause: undefined }],
    [
      "the provider's limit",
      fresh,
      { kind: 'providerLimit' },
      '550 5.4.5',
      { mail: 'keep', pause: 'PROVIDER_LIMIT', refusals: { count: 0 } },
    ],
    [
      "the provider's limit while paused",
      paused,
      { kind: 'providerLimit' },
      '550 5.4.5',
      { mail: 'keep', pause: undefined },
    ],
  ])('%s', (_name, state, outcome, code, expected) => {
    expect(decideFailure(state, outcome, code)).toMatchObject(expected)
  })

  test('pauses after ten, and tries one mail again after an hour', () => {
    expect(pauseRule).toEqual({ refusalsInARow: 10, tryAgainAfterSeconds: 3_600 })
  })
})
