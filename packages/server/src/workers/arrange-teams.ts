import { seededRandom } from '@running-dinner/domain'
import type { Arrangement } from '@running-dinner/planner'
import { arrangeTeams } from '@running-dinner/planner/search'
import { searchClock } from '../features/plan/planning/planner-tasks.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

/** What the longest search takes on a quiet machine; forming teams before it takes from the same time. */
const milliseconds = 3_000

export default function run({ participants, options, seed }: WorkerTasks['arrange-teams']['input']): Arrangement {
  return arrangeTeams(participants, options, seededRandom(seed), { clock: searchClock(milliseconds) })
}
