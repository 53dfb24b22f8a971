import {
  activityRoutes,
  dinnerRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
} from '@running-dinner/contract'
import { jobTasks } from '../src/features/jobs.ts'
import { createTestApp } from './app.ts'
import { givenDinner, givenParticipants } from './given.ts'
import { type SinkOptions, smtpSink } from './smtp-sink.ts'

const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' } as const
const start = Date.parse('2030-05-01T10:00:00Z')

/** A job to `count` guests with addresses `<class><number>@guests.example`, and a scripted mail server. */
export async function givenJob(
  count: number,
  sinkOptions: SinkOptions,
  classOf: (number: number) => string = () => 'guest',
) {
  const sink = await smtpSink(sinkOptions)
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  await givenParticipants(app, given, count, (number) => ({ email: `${classOf(number)}${number}@guests.example` }))
  const job = (await app.call(messageRoutes.participants.send, { params, body })).body as MessageJobReply
  const ctx = { ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } }
  return {
    app,
    sink,
    deliver: () => jobTasks(ctx)['deliver-mails'](),
    /** Sets the clock to `seconds` after the start. */
    after: (seconds: number) => app.clock.set(new Date(start + seconds * 1000).toISOString()),
    job: async () =>
      (await app.call(messageRoutes.job, { params: { ...params, jobId: job.id } })).body as MessageJobReply,
    tasks: async () =>
      (await app.call(messageRoutes.tasks, { params: { ...params, taskId: job.id } })).body as MessageTaskReply[],
    failures: async () => {
      const query = { type: 'MESSAGE_JOB_SENDING_FAILED' }
      const { body: found } = await app.call(activityRoutes.list, { params, query })
      return (found as { activities: object[] }).activities
    },
  }
}

/** What the server answers to each class of guests, and the state of their mails after the first attempt. */
export const classes = {
  ok: { answer: undefined, failureType: null },
  busy: { answer: { code: 421, text: '4.3.2 try again' }, failureType: 'waits' },
  greylisted: { answer: { code: 450, text: '4.2.0 greylisted' }, failureType: 'waits' },
  trouble: { answer: { code: 451, text: '4.3.0 local error', at: 'data' }, failureType: 'waits' },
  full: { answer: { code: 552, text: '5.2.2 mailbox full' }, failureType: 'waits' },
  overquota: { answer: { code: 452, text: '4.2.2 over quota' }, failureType: 'waits' },
  nobody: { answer: { code: 550, text: '5.1.1 no such user' }, failureType: 'INVALID_EMAIL' },
  unknown: { answer: { code: 550, text: 'no such user' }, failureType: 'INVALID_EMAIL' },
  policy: { answer: { code: 550, text: '5.7.1 rejected by policy' }, failureType: 'BLOCKED' },
  spam: { answer: { code: 554, text: '5.7.1 looks like spam', at: 'data' }, failureType: 'SPAM' },
  bounce: { answer: { code: 554, text: '5.4.1 no route' }, failureType: 'BOUNCE' },
} as const
export type Class = keyof typeof classes
export const names = Object.keys(classes) as Class[]
export const classOf = (email: string) => /^([a-z]+)/.exec(email)?.[1] as Class
