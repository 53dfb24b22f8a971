import { parseSpreadsheet } from '../features/people/spreadsheets/parse-spreadsheet.ts'
import { problemAsData } from '../features/people/spreadsheets/spreadsheet-problem.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['read-spreadsheet']

export default function run({ bytes, filename }: Task['input']): Promise<Task['output']> {
  return problemAsData(async () => ({ rows: await parseSpreadsheet(Buffer.from(bytes), filename) }))
}
