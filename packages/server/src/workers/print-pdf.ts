import { printPdf } from '../features/people/exports/print/print-pdf.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['print-pdf']

export default function run(order: Task['input']): Promise<Task['output']> {
  return printPdf(order)
}
