import type { Participant } from '../../people/participants/participant.ts'
import type { Place } from '../dinner-routes/usable-coordinates.ts'

type Named = { id: string; firstnamePart: string; lastname: string }

const mostInitials = 3

/**
 * Up to three letters that stand for a team on the map: the first letter of each member's first name, the host's first; a
 * team of one has the letters of its first and last name. Characters that are no letters are skipped.
 */
export function teamInitials(members: readonly Named[], hostId: string | undefined): string {
  const ordered = members.toSorted((first, second) => Number(second.id === hostId) - Number(first.id === hostId))
  const [only] = ordered
  const names =
    only && ordered.length === 1
      ? [only.firstnamePart, only.lastname]
      : ordered.map(({ firstnamePart, lastname }) => (firstLetter(firstnamePart) ? firstnamePart : lastname))
  return names.map(firstLetter).slice(0, mostInitials).join('')
}

/** With the accents written after it; capitalised where that stays one letter. */
function firstLetter(name: string): string {
  const letter = /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? ''
  const capital = letter.toUpperCase()
  return [...capital].length === [...letter].length ? capital : letter
}

export const teamStatuses = ['OK', 'CANCELLED', 'REPLACED'] as const
export type TeamStatus = (typeof teamStatuses)[number]

/** Members keep their order of building; a cancelled team has none and no host. */
export interface Team {
  id: string
  teamNumber: number
  status: TeamStatus
  mealId: string
  members: Participant[]
  hostMemberId: string | undefined
  /** Kept as it is: no change by machine and no swap touches it. */
  locked?: boolean
}

export function hostOf(team: Team): Participant | undefined {
  return team.members.find((member) => member.id === team.hostMemberId)
}

/**
 * A team cooks at its host's home; the place is unknown when that has no coordinate. The homes of other members say
 * nothing about the way to this table.
 */
export function teamPlace(team: Team): Place {
  return hostOf(team)?.geocodingResult
}
