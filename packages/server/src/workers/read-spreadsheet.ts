import { parseSpreadsheet } from '../platform/files/parse-spreadsheet.ts'
import { problemAsData } from '../platform/files/spreadsheet-problem.ts'
import type { WorkerTasks } from '../platform/workers/worker-tasks.ts'

type Task = WorkerTasks['read-spreadsheet']

export default function run({ bytes, filename }: Task['input']): Promise<Task['output']> {
  return problemAsData(async () => ({ rows: await parseSpreadsheet(Buffer.from(bytes), filename) }))
}
