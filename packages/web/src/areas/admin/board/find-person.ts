import type { TeamReply } from '@running-dinner/contract/teams.ts'

/** A person with their team; undefined for somebody who is in none, or no longer. */
export function findPerson(teams: readonly TeamReply[], id: string) {
  for (const team of teams) {
    const person = team.teamMembers.find((member) => member.id === id)
    if (person) return { team, person }
  }
  return undefined
}
