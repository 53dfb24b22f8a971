import { type MessageJobReply, messageRoutes, type PreviewReply } from '@running-dinner/contract/messages'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'
import { isUnfinished } from './job-state.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

/** Interval between polls while mails of a job are waiting or being sent. */
const pollMilliseconds = 3000
/** Tasks carry each mail in full: they are loaded again when the numbers of the job change, and polled only this often. */
const pollTasksMilliseconds = 15_000
/** How long a sent job can be taken back. Rule: docs/rules/messages/messages.md#delivery */
export const secondsHeld = 30

const messagesKey = (adminId: string) => [...dinnerKey(adminId), 'messages'] as const
export const jobKey = (adminId: string, jobId: string) => [...messagesKey(adminId), 'job', jobId] as const

export function useMessageRecipients(adminId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: [...messagesKey(adminId), 'recipients'],
    queryFn: ({ signal }) => call(messageRoutes.recipients, { params: { adminId }, signal }),
    enabled,
  })
}

/** All jobs, newest first; loaded again each time a page shows them. */
export function useMessageJobs(adminId: string) {
  return useQuery({
    queryKey: [...messagesKey(adminId), 'jobs'],
    queryFn: ({ signal }) => call(messageRoutes.jobs, { params: { adminId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? pollMilliseconds : false),
    refetchOnMount: 'always',
  })
}

export function useMessageJob(adminId: string, jobId: string) {
  return useQuery({
    queryKey: jobKey(adminId, jobId),
    queryFn: ({ signal }) => call(messageRoutes.job, { params: { adminId, jobId }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? pollMilliseconds : false),
    refetchOnMount: 'always',
  })
}

/** The mails of a job, one per recipient. */
export function useMessageTasks(adminId: string, job: MessageJobReply) {
  const progress = [job.sendingStatus, job.withdrawn, job.delivery, ...Object.values(job.deliveries)]
  return useQuery({
    queryKey: [...jobKey(adminId, job.id), 'tasks', ...progress],
    queryFn: ({ signal }) => call(messageRoutes.tasks, { params: { adminId, taskId: job.id }, signal }),
    refetchInterval: isUnfinished(job) ? pollTasksMilliseconds : false,
    placeholderData: keepPreviousData,
    gcTime: pollTasksMilliseconds,
  })
}

/** The mail of one recipient. Throws `ApiError` with the issues of the message. */
export function previewMessage(
  adminId: string,
  { message, recipientId }: { message: OutgoingMessage; recipientId: string | undefined },
  signal?: AbortSignal,
): Promise<PreviewReply> {
  const query = recipientId === undefined ? {} : { recipientId }
  const options = { params: { adminId }, query, ...(signal === undefined ? {} : { signal }) }
  if (message.type === 'PARTICIPANT') {
    return call(messageRoutes.participants.preview, { ...options, body: message.body })
  }
  if (message.type === 'TEAM') return call(messageRoutes.teams.preview, { ...options, body: message.body })
  return call(messageRoutes.dinnerRoutes.preview, { ...options, body: message.body })
}

interface Delivery {
  sendToDinnerOwner?: boolean
  recipientId?: string
  holdSeconds?: number
}

function deliver(adminId: string, message: OutgoingMessage, query: Delivery) {
  const options = { params: { adminId }, query }
  if (message.type === 'PARTICIPANT') return call(messageRoutes.participants.send, { ...options, body: message.body })
  if (message.type === 'TEAM') return call(messageRoutes.teams.send, { ...options, body: message.body })
  return call(messageRoutes.dinnerRoutes.send, { ...options, body: message.body })
}

/** Sends the mail of `recipientId` to the organiser only. */
export function useTestMessage(adminId: string) {
  return useMutation({
    mutationFn: ({ message, recipientId }: { message: OutgoingMessage; recipientId: string | undefined }) =>
      deliver(adminId, message, {
        sendToDinnerOwner: true,
        ...(recipientId === undefined ? {} : { recipientId }),
      }),
  })
}

/** Queues one mail per recipient and holds them; refreshes the whole event, as its checklist and activities change. */
export function useSendMessage(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ message, recipientId }: { message: OutgoingMessage; recipientId: string | undefined }) => {
      const query = { holdSeconds: secondsHeld, ...(recipientId === undefined ? {} : { recipientId }) }
      const job = await deliver(adminId, message, query)
      if (!('id' in job)) throw new Error('a send is answered with its job')
      return job
    },
    onSuccess: (job) => queryClient.setQueryData(jobKey(adminId, job.id), job),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Withdraws a held job before its first mail is sent; 409 when the hold has ended. */
export function useWithdrawJob(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => call(messageRoutes.withdraw, { params: { adminId, jobId } }),
    onSuccess: (job) => queryClient.setQueryData(jobKey(adminId, job.id), job),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Goes on with a paused job. */
export function useResumeJob(adminId: string) {
  return useJobChange(adminId, (jobId) => call(messageRoutes.resume, { params: { adminId, jobId } }))
}

export function useResendFailed(adminId: string) {
  return useJobChange(adminId, (jobId) => call(messageRoutes.resendFailed, { params: { adminId, jobId } }))
}

function useJobChange(adminId: string, change: (jobId: string) => Promise<MessageJobReply>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (job) => queryClient.setQueryData(jobKey(adminId, job.id), job),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Sends a delivered mail once more. */
export function useResendSent(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => call(messageRoutes.resendSent, { params: { adminId, taskId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

export function useResendTask(adminId: string, taskId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof messageRoutes.resend>) =>
      call(messageRoutes.resend, { params: { adminId, taskId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
