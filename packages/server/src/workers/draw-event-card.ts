import { drawEventCard } from '../features/guests/public-pages/event-card.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['draw-event-card']

export default function run(card: Task['input']): Promise<Task['output']> {
  return drawEventCard(card)
}
