import type { ParticipantReply } from '@running-dinner/contract/people'
import { emailIdentity, fullName } from '@running-dinner/domain/people'

type Wisher = Pick<ParticipantReply, 'id' | 'firstnamePart' | 'lastname' | 'email' | 'teamPartnerWishEmail'>

export interface Wish {
  /** `unanswered`: the other person has no wish; `other`: wishes for a third person; `absent`: is not on the list. */
  state: 'mutual' | 'unanswered' | 'other' | 'absent'
  /** The wished-for person, by name where known. */
  name: string
}

/** Returns the state of each person's partner wish; undefined for people without one. */
export function wishesOf(people: readonly Wisher[]): (person: Wisher) => Wish | undefined {
  const byEmail = new Map<string, Wisher>()
  for (const person of people) {
    const identity = emailIdentity(person.email)
    if (!byEmail.has(identity)) byEmail.set(identity, person)
  }
  return (person) => {
    if (person.teamPartnerWishEmail === '') return undefined
    const wished = byEmail.get(emailIdentity(person.teamPartnerWishEmail))
    if (!wished) return { state: 'absent', name: person.teamPartnerWishEmail }
    return { state: answer(wished, person), name: fullName(wished) }
  }
}

function answer(wished: Wisher, person: Wisher): Wish['state'] {
  if (wished.teamPartnerWishEmail === '') return 'unanswered'
  return emailIdentity(wished.teamPartnerWishEmail) === emailIdentity(person.email) ? 'mutual' : 'other'
}

/** Of a pair only this person is on the list so far. */
export function isPartnerMissing({ teamId }: Pick<ParticipantReply, 'teamId'>, wish: Wish | undefined): boolean {
  return wish?.state === 'absent' && teamId === null
}
