import { drawEventCard } from '../platform/images/event-card.ts'
import type { WorkerTasks } from '../platform/workers/worker-tasks.ts'

type Task = WorkerTasks['draw-event-card']

export default function run(card: Task['input']): Promise<Task['output']> {
  return drawEventCard(card)
}
