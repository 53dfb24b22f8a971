import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { emailIdentity } from '@running-dinner/domain/participants/email-identity.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'

type Wisher = Pick<ParticipantReply, 'id' | 'firstnamePart' | 'lastname' | 'email' | 'teamPartnerWishEmail'>

export interface Wish {
  /** `unanswered`: the other wishes for nobody; `other`: for somebody else; `absent`: is not in the list. */
  state: 'mutual' | 'unanswered' | 'other' | 'absent'
  /** Whom they wish for, by name where known. */
  name: string
}

/** Answers for each person what became of their wish for a cooking partner; undefined for those without one. */
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
