import { composeMail } from '../features/messages/transport/compose-mail.ts'
import { lowerThreadPriority, type WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['compose-mail']

export default function run({ mail, identity }: Task['input']): Promise<Task['output']> {
  lowerThreadPriority()
  return composeMail(mail, identity)
}
