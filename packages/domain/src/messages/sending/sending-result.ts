const sendingStatuses = ['QUEUED', 'SENDING_STARTED', 'SENDING_FINISHED'] as const
export type SendingStatus = (typeof sendingStatuses)[number]

const sendingResults = ['SENDING_FINISHED_SUCCESS', 'SENDING_FINISHED_FAILURE', 'SENDING_NOT_FINISHED'] as const
export type SendingResult = (typeof sendingResults)[number]

/** What a job needs to know of one of its tasks. */
export interface TaskState {
  sendingStatus: SendingStatus
  deliveryFailed: boolean
}

/** How many tasks of a job have which status; a finished task either succeeded or failed. */
export interface JobProgress {
  queued: number
  started: number
  succeeded: number
  failed: number
}

export function jobProgress(tasks: readonly TaskState[]): JobProgress {
  const progress: JobProgress = { queued: 0, started: 0, succeeded: 0, failed: 0 }
  for (const { sendingStatus, deliveryFailed } of tasks) {
    if (sendingStatus === 'QUEUED') progress.queued++
    else if (sendingStatus === 'SENDING_STARTED') progress.started++
    else if (deliveryFailed) progress.failed++
    else progress.succeeded++
  }
  return progress
}

/** A job is finished with its last task and started with its first. */
export function jobStatus({ queued, started, succeeded, failed }: JobProgress): SendingStatus {
  if (queued + started === 0) return 'SENDING_FINISHED'
  return started + succeeded + failed === 0 ? 'QUEUED' : 'SENDING_STARTED'
}

/** One failed task makes the whole job a failure, but only after all tasks have ended. */
export function sendingResult(progress: JobProgress): SendingResult {
  if (jobStatus(progress) !== 'SENDING_FINISHED') return 'SENDING_NOT_FINISHED'
  return progress.failed > 0 ? 'SENDING_FINISHED_FAILURE' : 'SENDING_FINISHED_SUCCESS'
}
