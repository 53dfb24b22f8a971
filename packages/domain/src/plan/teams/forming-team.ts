import type { Participant } from '../../people/participants/participant.ts'

/** A team while teams are being built: `pinned` members stay together whatever happens, `free` ones may be exchanged. */
export interface FormingTeam {
  readonly pinned: readonly Participant[]
  readonly free: Participant[]
}

export function membersOf(team: FormingTeam): Participant[] {
  return [...team.pinned, ...team.free]
}
