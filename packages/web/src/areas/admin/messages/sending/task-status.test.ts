import type { MessageTaskReply } from '@running-dinner/contract/messages'
import { expect, test } from 'vitest'
import { filterTasks, taskStateOf } from './task-status.tsx'

const result = { deliveryFailed: false, deliveryFailedDate: null, failureType: null, failureMessage: '' } as const
const task = (given: Partial<MessageTaskReply> = {}): MessageTaskReply => ({
  id: 'm1',
  adminId: 'a1',
  jobId: 'j1',
  recipientEmail: 'ada@example.org',
  recipientName: 'Ada Börne',
  sendingStatus: 'QUEUED',
  sendingResult: result,
  delivery: 'WAITING',
  pausedReason: null,
  nextTryAt: null,
  resendCount: 0,
  message: { subject: 'Hello', content: 'Hello Ada', ownText: 'Hello Ada', replyTo: '' },
  sendingStartTime: null,
  sendingEndTime: null,
  ...given,
})
const refused = { ...result, deliveryFailed: true, failureType: 'INVALID_EMAIL' } as const
const running = { withdrawn: false }

test.each([
  ['queued', {}, running],
  ['again', { pausedReason: 'TRIED_AGAIN' }, running],
  ['again', { pausedReason: 'NO_ANSWER' }, running],
  ['waiting', { pausedReason: 'RECIPIENT_LIMIT' }, running],
  ['paused', { delivery: 'PAUSED', pausedReason: 'REFUSALS' }, running],
  ['sending', { sendingStatus: 'SENDING_STARTED' }, running],
  ['sent', { sendingStatus: 'SENDING_FINISHED', delivery: 'SENT' }, running],
  ['failed', { sendingStatus: 'SENDING_FINISHED', delivery: 'FAILED', sendingResult: refused }, running],
  ['notSent', { sendingStatus: 'SENDING_FINISHED', delivery: 'NOT_SENT', pausedReason: 'UNWANTED' }, running],
  ['withdrawn', { delivery: 'NOT_SENT' }, { withdrawn: true }],
] as const)('shows a mail as %s', (expected, given, job) => {
  expect(taskStateOf(task(given), job)).toBe(expected)
})

test('filters mails by failure, and by name or address regardless of case and accents', () => {
  const ada = task({ id: 'ada' })
  const ben = task({ id: 'ben', recipientName: 'Ben', recipientEmail: 'ben@example.com', sendingResult: refused })
  const found = (onlyFailed: boolean, search: string) =>
    filterTasks([ada, ben], { onlyFailed, search }).map(({ id }) => id)
  expect(found(false, '')).toEqual(['ada', 'ben'])
  expect(found(true, '')).toEqual(['ben'])
  expect(found(false, 'borne')).toEqual(['ada'])
  expect(found(false, 'EXAMPLE.COM')).toEqual(['ben'])
  expect(found(true, 'ada')).toEqual([])
})
