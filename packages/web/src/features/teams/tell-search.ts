/** More teams than this are no longer named one by one in a link: then a message begins with all of them. */
const mostNamed = 100

/** What a link to a message asks for (rules 8.8): those whose evening changed, in the blank message. */
export function tellSearch(teamIds: readonly string[]): string {
  if (teamIds.length > mostNamed) return 'messageSubType=DEFAULT'
  return new URLSearchParams({ messageSubType: 'DEFAULT', selectedTeamIds: teamIds.join(',') }).toString()
}
