/** How much shorter the ways can become; NONE where the number of teams leaves no choice. */
const optimizationProspects = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const
export type OptimizationProspect = (typeof optimizationProspects)[number]

const leastLocatedShare = 0.6

/**
 * The more independent evenings (9 teams with three courses, 4 with two) the teams could be split into, the more plans
 * there are to choose from. `locatedTeams` are those of `teams` with a coordinate; neither counts cancelled ones.
 */
export function optimizationProspect(evening: {
  teams: number
  locatedTeams: number
  courses: number
}): OptimizationProspect {
  const { teams, locatedTeams, courses } = evening
  if (teams === 0 || locatedTeams < leastLocatedShare * teams) return 'NONE'
  const evenings = Math.floor(teams / courses ** 2)
  return evenings < 2 ? 'LOW' : evenings < 3 ? 'MEDIUM' : 'HIGH'
}
