import { seededRandom } from '@running-dinner/domain'
import { type Arrangement, arrangeTeams } from '@running-dinner/domain/teams/arrange-teams.ts'
import type { WorkerTasks } from '../platform/workers/worker-tasks.ts'

export default function run({ participants, options, seed }: WorkerTasks['arrange-teams']['input']): Arrangement {
  return arrangeTeams(participants, options, seededRandom(seed))
}
