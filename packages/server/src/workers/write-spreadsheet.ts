import { renderXlsx } from '../features/people/spreadsheets/render-xlsx.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['write-spreadsheet']

export default function run({ sheetName, header, rows }: Task['input']): Promise<Task['output']> {
  return renderXlsx(sheetName, header, rows)
}
