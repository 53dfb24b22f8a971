import type { ConsequencesReply, TeamFit } from '@running-dinner/contract/plan'

export type Verdict = 'won' | 'lost' | 'same'

export interface Comparison {
  aspect: 'partnerWishes' | 'courseWishes' | 'seats' | 'genders'
  verdict: Verdict
  /** The size of the difference, without its sign. */
  count: number
}

/** Compares the sums over the affected teams: what one team loses to the other does not count. */
export function compareConsequences({ teams }: Pick<ConsequencesReply, 'teams'>): Comparison[] {
  const sum = (when: 'before' | 'after', figure: (team: TeamFit) => number) =>
    teams.reduce((total, team) => total + figure(team[when]), 0)
  const compare = (aspect: Comparison['aspect'], figure: (team: TeamFit) => number): Comparison => {
    const change = sum('after', figure) - sum('before', figure)
    return { aspect, verdict: change > 0 ? 'won' : change < 0 ? 'lost' : 'same', count: Math.abs(change) }
  }
  const asksForGenders = teams.some(({ before }) => before.gendersFit !== null)
  return [
    compare('partnerWishes', (team) => team.partnerWishes),
    compare('courseWishes', (team) => team.courseWishes),
    compare('seats', (team) => Number(team.seats === 'ENOUGH')),
    ...(asksForGenders ? [compare('genders', (team) => Number(team.gendersFit === true))] : []),
  ]
}

/** Smaller differences than this, in metres, count as none. */
const sameMetres = 10

export function compareDistance({ before, after }: { before: number; after: number }): Verdict {
  if (Math.abs(after - before) < sameMetres) return 'same'
  return after < before ? 'won' : 'lost'
}
