/** Some have words of their own (`preparedText`). */
export type TellOccasion = 'DEFAULT' | 'TEAM_CANCELLATION' | 'TEAMS_MODIFIED_WAITINGLIST'

/** More teams than this are no longer named one by one in a link: then a message begins with all of them. */
const mostNamed = 100

/** What a link to a message asks for (rules 8.8): those whose evening changed, in the blank message or the words of an occasion. */
export function tellSearch(teamIds: readonly string[], occasion: TellOccasion = 'DEFAULT'): string {
  if (teamIds.length > mostNamed) return `messageSubType=${occasion}`
  return new URLSearchParams({ messageSubType: occasion, selectedTeamIds: teamIds.join(',') }).toString()
}
