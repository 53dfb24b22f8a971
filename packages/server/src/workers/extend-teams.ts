import { seededRandom } from '@running-dinner/domain'
import { extendTeams } from '@running-dinner/domain/people/waiting-list/extend-teams.ts'
import { legCosts } from '@running-dinner/domain/plan/dinner-routes/leg-costs.ts'
import { teamPlace } from '@running-dinner/domain/planner/evening-problem.ts'
import type { WorkerTasks } from '../platform/workers/worker-tasks.ts'

type Task = WorkerTasks['extend-teams']

export default function run({ people, present, options, seed }: Task['input']): Task['output'] {
  return extendTeams(people, present, {
    ...options,
    metresBetween: (teams) => legCosts(teams.map(teamPlace)).metres,
    random: seededRandom(seed),
  })
}
