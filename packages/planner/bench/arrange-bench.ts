import { seededRandom } from '@running-dinner/domain/random'
import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import { type ArrangeTeamsOptions, ceilingFactor } from '@running-dinner/planner'
import { arrangeTeams } from '@running-dinner/planner/search'
import { generateInstance } from './generate-instance.ts'

const peopleCounts = [60, 300]
/** Milliseconds the search over courses takes on a quiet machine: `server/src/workers/arrange-teams.ts`. */
const milliseconds = 3_000

const options: ArrangeTeamsOptions = {
  teamSize: 2,
  mealCount: 3,
  meals: [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }],
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: true,
  teamPartnerWishDisabled: false,
}

/** Building teams of people who live all over a city, with courses kept and with courses searched for: the median of all seeds. */
export function* arrangementRows(seeds: number): Generator<string> {
  yield 'people  courses   median ms  km before      km'
  for (const count of peopleCounts)
    for (const considerShortestPaths of [false, true]) {
      const attempts = Array.from({ length: seeds }, (_, seed) => arrange(count, considerShortestPaths, seed + 1))
      const median = (figure: keyof Attempt) =>
        attempts.map((attempt) => attempt[figure]).sort((left, right) => left - right)[Math.floor(seeds / 2)] ??
        Number.NaN
      const cells = [
        String(count).padEnd(8),
        (considerShortestPaths ? 'searched' : 'kept').padEnd(8),
        median('milliseconds').toFixed(0).padStart(11),
        (median('metresBefore') / 1_000).toFixed(1).padStart(11),
        (median('metres') / 1_000).toFixed(1).padStart(8),
      ]
      yield cells.join('')
    }
}

type Attempt = Record<'milliseconds' | 'metresBefore' | 'metres', number>

function arrange(count: number, considerShortestPaths: boolean, seed: number): Attempt {
  const { points } = generateInstance('people', count, { pattern: 'uniform', seed: count, party: false })
  const people = (points ?? []).map(([lat, lng], index) =>
    exampleParticipant(index + 1, { geocodingResult: { lat, lng, quality: 'EXACT' } }),
  )
  const start = performance.now()
  const clock = () => (performance.now() - start) / (ceilingFactor * milliseconds)
  const arranged = arrangeTeams(people, { ...options, considerShortestPaths }, seededRandom(seed), { clock })
  if ('issues' in arranged) throw new Error(arranged.issues[0]?.message)
  const { metresBefore = Number.NaN, metres = Number.NaN } = arranged.ways ?? {}
  return { milliseconds: performance.now() - start, metresBefore, metres }
}
