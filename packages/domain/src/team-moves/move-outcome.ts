import type { Issue } from '../issue.ts'
import type { Team } from '../teams/team.ts'

/** What a change of teams would do. */
export interface MoveOutcome {
  /** Why it is refused; then nothing changes. */
  issues: Issue[]
  /** The teams concerned, in the order asked for; the same twice where nothing changes. */
  teams: TeamChange[]
}

export interface TeamChange {
  before: Team
  after: Team
}
