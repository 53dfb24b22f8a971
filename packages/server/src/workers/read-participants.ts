import { parseParticipants } from '../features/people/spreadsheets/parse-participants.ts'
import { problemAsData } from '../features/people/spreadsheets/spreadsheet-problem.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['read-participants']

export default function run(input: Task['input']): Promise<Task['output']> {
  return problemAsData(() => parseParticipants(input))
}
