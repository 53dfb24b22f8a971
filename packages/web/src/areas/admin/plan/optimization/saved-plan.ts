/** Existing clients link with the first name. */
const names = { saved: 'showRouteOptimizationSavedMessage', teams: 'changedTeams' } as const

/** Query of the page after a proposal was accepted, with the numbers of the affected teams. */
export function savedSearch(changedTeamNumbers: readonly number[]): string {
  return new URLSearchParams({
    [names.saved]: 'true',
    [names.teams]: changedTeamNumbers.join('.'),
  }).toString()
}

/** Undefined where no proposal was just accepted; unreadable numbers are left out. */
export function readSaved(query: URLSearchParams): number[] | undefined {
  if (query.get(names.saved) !== 'true') return undefined
  const numbers = (query.get(names.teams) ?? '').split('.').filter((number) => /^[1-9]\d{0,5}$/.test(number))
  return numbers.map(Number)
}

export function withoutSaved(query: URLSearchParams): URLSearchParams {
  const otherParameters = new URLSearchParams(query)
  for (const name of Object.values(names)) otherParameters.delete(name)
  return otherParameters
}

/** Ids of the running teams with these numbers; none where all of them changed. */
export function changedTeamIds(
  changedTeamNumbers: readonly number[],
  teams: readonly { id: string; teamNumber: number; status: string }[],
): string[] {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const changedTeams = running.filter((team) => changedTeamNumbers.includes(team.teamNumber))
  return changedTeams.length === running.length ? [] : changedTeams.map(({ id }) => id)
}
