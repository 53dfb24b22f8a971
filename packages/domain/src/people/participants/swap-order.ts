import type { IssueCode } from '../../issue.ts'
import { pairRoleOf } from './fixed-pair.ts'
import type { Participant } from './participant.ts'

type Listed = Pick<Participant, 'id' | 'participantNumber' | 'teamPartnerWishOriginatorId' | 'teamId'>

/** Why two people cannot swap places, or the new numbers of those that change. */
export type SwappedOrder = { refused: IssueCode } | { numbers: Map<string, number> }

/**
 * Two people swap places in the list. A member of a fixed pair moves with the other half, so that pairs stay side by
 * side; the people between keep their order. Only the numbers in use are reassigned.
 */
export function swapOrder(people: readonly Listed[], id: string, otherId: string): SwappedOrder {
  const listed = [...people].sort((first, second) => first.participantNumber - second.participantNumber)
  const [upper, lower] = listed.filter((person) => person.id === id || person.id === otherId)
  if (!upper || !lower) return { refused: 'participant_swap_same_person' }
  const upperUnit = unitOf(listed, upper)
  const lowerUnit = unitOf(listed, lower)
  if ([...upperUnit, ...lowerUnit].some((person) => person.teamId !== undefined))
    return { refused: 'participant_assigned_in_team' }
  const refused = refusalOf(roleIn(upperUnit, upper), roleIn(lowerUnit, lower))
  return refused ? { refused } : { numbers: renumbered(listed, exchanged(listed, upperUnit, lowerUnit)) }
}

type Role = 'single' | 'root' | 'child'

/** A child cannot move down. It can move up only for a single, and takes its root along. */
function refusalOf(upper: Role, lower: Role): IssueCode | undefined {
  if (lower === 'child')
    return upper === 'single' ? undefined : 'participant_swap_number_child_only_possible_with_single_participant'
  return upper === 'child' ? 'participant_swap_number_violates_team_partner_wish' : undefined
}

/** The people who move together, the root first; half a pair without its other half is a single. */
function unitOf(listed: readonly Listed[], person: Listed): Listed[] {
  if (pairRoleOf(person) === 'single') return [person]
  const pair = listed.filter((partner) => partner.teamPartnerWishOriginatorId === person.teamPartnerWishOriginatorId)
  return pair.sort((first, second) => Number(pairRoleOf(first) === 'child') - Number(pairRoleOf(second) === 'child'))
}

function roleIn(unit: readonly Listed[], person: Listed): Role {
  return unit.length === 1 ? 'single' : pairRoleOf(person)
}

function exchanged(listed: readonly Listed[], upper: readonly Listed[], lower: readonly Listed[]): Listed[] {
  const [firstOfUpper] = upper
  const [firstOfLower] = lower
  return listed.flatMap((person) => {
    if (person === firstOfUpper) return lower
    if (person === firstOfLower) return upper
    return upper.includes(person) || lower.includes(person) ? [] : [person]
  })
}

function renumbered(before: readonly Listed[], after: readonly Listed[]): Map<string, number> {
  const numbers = before.map((person) => person.participantNumber)
  return new Map(
    after.flatMap((person, index) => {
      const number = numbers[index] ?? person.participantNumber
      return number === person.participantNumber ? [] : [[person.id, number] as const]
    }),
  )
}
