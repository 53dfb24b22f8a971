import { seededRandom } from '@running-dinner/domain'
import { legCosts, teamPlace } from '@running-dinner/domain/plan'
import { extendTeams } from '@running-dinner/planner/search'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

type Task = WorkerTasks['extend-teams']

export default function run({ people, present, options, seed }: Task['input']): Task['output'] {
  return extendTeams(people, present, {
    ...options,
    metresBetween: (teams) => legCosts(teams.map(teamPlace)).metres,
    random: seededRandom(seed),
  })
}
