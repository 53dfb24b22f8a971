import { parseParticipants } from '../platform/files/parse-participants.ts'
import { problemAsData } from '../platform/files/spreadsheet-problem.ts'
import type { WorkerTasks } from '../platform/workers/worker-tasks.ts'

type Task = WorkerTasks['read-participants']

export default function run(input: Task['input']): Promise<Task['output']> {
  return problemAsData(() => parseParticipants(input))
}
