import type { MessageTaskReply } from '@running-dinner/contract'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentMessageTask } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'
import { messageTaskStore } from './message-task.store.ts'

/** Accepts the id of a job, for all its mails, or of one mail: existing clients send either. */
export async function readMessageTasks(db: Db, dinner: AuthorizedDinner, id: string): Promise<MessageTaskReply[]> {
  if (await messageJobStore.byId(db, dinner, id)) {
    return (await messageTaskStore.ofJob(db, dinner, id)).map((task) => presentMessageTask(dinner, task))
  }
  const task = await messageTaskStore.byId(db, dinner, id)
  if (!task) throw notFound()
  return [presentMessageTask(dinner, task)]
}
