import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName, type Issue } from '@running-dinner/domain'
import { filterTeams, type TeamFilter } from '../../../../features/plan/teams/filter-teams.ts'
import type { DragItem } from './drag/drag-item.ts'

type Member = TeamReply['teamMembers'][number]

export interface MoveTarget {
  item: DragItem
  team: TeamReply
  /** Undefined where the target is the whole team. */
  person: Member | undefined
  refusal: Issue | undefined
}

/** All members of other teams, or all other teams; possible targets first, then in order of the teams. */
export function moveTargets(
  source: DragItem,
  teams: readonly TeamReply[],
  refusalOf: (source: DragItem, target: DragItem) => Issue | undefined,
): MoveTarget[] {
  const isOwn = (team: TeamReply) =>
    source.kind === 'team' ? team.id === source.id : team.teamMembers.some((member) => member.id === source.id)
  const targets = teams
    .filter((team) => !isOwn(team))
    .flatMap((team) => {
      const people = source.kind === 'person' ? team.teamMembers : [undefined]
      return people.map((person): MoveTarget => {
        const item: DragItem = person ? { kind: 'person', id: person.id } : { kind: 'team', id: team.id }
        return { item, team, person, refusal: refusalOf(source, item) }
      })
    })
  return [...targets.filter(({ refusal }) => !refusal), ...targets.filter(({ refusal }) => refusal)]
}

/** A refusal that all targets share has its reason in the source; undefined where some target is possible. */
export function sharedRefusal(targets: readonly MoveTarget[]): Issue | undefined {
  const first = targets[0]?.refusal
  const isFirst = ({ refusal }: MoveTarget) =>
    refusal?.message === first?.message && refusal?.data?.teamNumber === first?.data?.teamNumber
  return targets.every(isFirst) ? first : undefined
}

/** Targets that match part of a name or the number of the team. */
export function searchTargets(targets: readonly MoveTarget[], text: string): MoveTarget[] {
  const filter: TeamFilter = { text, mealId: undefined, withoutSeats: undefined }
  return targets.filter(({ team, person }) => {
    const searched = person ? { ...team, teamMembers: [person] } : team
    return filterTeams([searched], filter).length > 0
  })
}

export function targetName({ team, person }: Pick<MoveTarget, 'team' | 'person'>): string {
  return person ? fullName(person) : team.teamMembers.map(fullName).join(', ')
}
