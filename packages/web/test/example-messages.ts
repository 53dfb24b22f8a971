import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages'

/** A message to two participants, sent and delivered half an hour before the clock of `renderAdminPage`. */
export function exampleJob(changes: Partial<MessageJobReply> = {}): MessageJobReply {
  return {
    id: 'job-1',
    adminId: 'admin-1',
    messageType: 'PARTICIPANT',
    subject: 'See you on Saturday',
    message: 'Hello {firstname}',
    sendingStatus: 'SENDING_FINISHED',
    sendingFailed: false,
    numberOfMessageTasks: 2,
    numMessagesSucceeded: 2,
    numMessagesFailed: 0,
    delivery: 'SENT',
    pausedReason: null,
    nextTryAt: null,
    deliveries: { NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 2, FAILED: 0 },
    createdAt: '2027-05-01T11:30:00.000Z',
    heldUntil: null,
    withdrawn: false,
    ...changes,
  }
}

/** One delivered mail of `exampleJob`. */
export function exampleTask(changes: Partial<MessageTaskReply> = {}): MessageTaskReply {
  return {
    id: 'task-1',
    adminId: 'admin-1',
    jobId: 'job-1',
    recipientEmail: 'anna@example.org',
    recipientName: 'Anna Zeh',
    sendingStatus: 'SENDING_FINISHED',
    sendingResult: { deliveryFailed: false, deliveryFailedDate: null, failureType: null, failureMessage: '' },
    delivery: 'SENT',
    pausedReason: null,
    nextTryAt: null,
    resendCount: 0,
    message: {
      subject: 'See you on Saturday',
      content: 'Hello Anna',
      ownText: 'Hello Anna',
      replyTo: 'organiser@example.org',
    },
    sendingStartTime: '2027-05-01T11:30:01.000Z',
    sendingEndTime: '2027-05-01T11:30:02.000Z',
    ...changes,
  }
}
