/** The first name is the specified one (rules 5, query parameters). */
const names = { saved: 'showRouteOptimizationSavedMessage', teams: 'changedTeams' } as const

/** More teams than this are no longer named one by one in a link: then a message begins with all of them. */
const mostNamed = 100

/** The numbers of the teams whose evening a new plan has changed, for the address. */
export function savedSearch(changedTeamNumbers: readonly number[]): string {
  return new URLSearchParams({
    [names.saved]: 'true',
    [names.teams]: changedTeamNumbers.join('.'),
  }).toString()
}

/** Undefined where no plan was just saved; an unreadable list counts as none. */
export function readSaved(query: URLSearchParams): number[] | undefined {
  if (query.get(names.saved) !== 'true') return undefined
  const numbers = (query.get(names.teams) ?? '').split('.').filter((one) => /^[1-9]\d{0,5}$/.test(one))
  return numbers.map(Number)
}

export function withoutSaved(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of Object.values(names)) rest.delete(name)
  return rest
}

/** What a link to the route message asks for (rules 8.8): the changed teams, or nobody in particular. */
export function messageSearch(
  changedTeamNumbers: readonly number[],
  teams: readonly { id: string; teamNumber: number; status: string }[],
): string {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const changed = running.filter((team) => changedTeamNumbers.includes(team.teamNumber))
  if (changed.length === 0 || changed.length === running.length || changed.length > mostNamed) return ''
  return new URLSearchParams({ selectedTeamIds: changed.map((team) => team.id).join(',') }).toString()
}
