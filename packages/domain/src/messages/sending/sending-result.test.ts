import { expect, test } from 'vitest'
import { jobProgress, jobStatus, type SendingStatus, sendingResult } from './sending-result.ts'

const task = (sendingStatus: SendingStatus, deliveryFailed = false) => ({ sendingStatus, deliveryFailed })
const queued = task('QUEUED')
const started = task('SENDING_STARTED')
const sent = task('SENDING_FINISHED')
const failed = task('SENDING_FINISHED', true)

test.each([
  ['nothing began', [queued, queued], 'QUEUED', 'SENDING_NOT_FINISHED'],
  ['one is under way', [queued, started], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['one is done, one waits', [sent, queued], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['one failed while another waits', [failed, queued], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['all arrived', [sent, sent], 'SENDING_FINISHED', 'SENDING_FINISHED_SUCCESS'],
  ['one of them failed', [sent, failed], 'SENDING_FINISHED', 'SENDING_FINISHED_FAILURE'],
] as const)('status and result of a job when %s', (_, tasks, status, result) => {
  const progress = jobProgress(tasks)
  expect([jobStatus(progress), sendingResult(progress)]).toEqual([status, result])
})

test('progress counts every task once', () => {
  expect(jobProgress([queued, started, sent, sent, failed])).toEqual({ queued: 1, started: 1, succeeded: 2, failed: 1 })
})
