import { emailIdentity, type Participant } from '@running-dinner/domain'
import { type FoundInvitation, foundInvitation } from './invitation.store.ts'
import type { Addressed } from './partner-wish.mails.ts'

interface WishingPerson extends Addressed {
  /** A child with its root's address, which then means the root. */
  sharesRootEmail: boolean
  /** Of the link they registered with. */
  invitationHash: Buffer | null
}

export interface SentInvitation {
  /** Tells sender and recipient, in hex. */
  onceKey: string
  invitationHash: Buffer | null
  wishedHash: Buffer | null
  /** Null while the inviter does not take part. */
  inviterId: string | null
}

/**
 * Wishes and invitations around people who are confirmed, in memory: each of many is confirmed with the effects of those
 * before, and all are stored together.
 */
export class PartnerWishes {
  /** New wishes by the person's id. */
  readonly changed = new Map<string, string>()
  readonly #dinner: { id: string }
  readonly #people: ReadonlyMap<string, WishingPerson>
  readonly #invitations: readonly SentInvitation[]
  readonly #byEmail = new Map<string, Set<WishingPerson>>()
  readonly #byWish = new Map<string, Set<WishingPerson>>()

  constructor(dinner: { id: string }, people: readonly WishingPerson[], invitations: readonly SentInvitation[]) {
    this.#dinner = dinner
    this.#people = new Map(people.map((wishing) => [wishing.person.id, wishing]))
    this.#invitations = invitations
    for (const wishing of people) {
      add(this.#byEmail, wishing.person.email, wishing)
      add(this.#byWish, wishing.person.teamPartnerWishEmail, wishing)
    }
  }

  confirm(ids: readonly string[], confirmedAt: Date): void {
    for (const id of ids) this.#update(id, { activationDate: confirmedAt })
  }

  setWish(id: string, email: string): void {
    const wishing = this.#people.get(id)
    if (!wishing) return
    this.changed.set(id, email)
    this.#byWish.get(emailIdentity(wishing.person.teamPartnerWishEmail))?.delete(wishing)
    this.#update(id, { teamPartnerWishEmail: email })
    add(this.#byWish, email, wishing)
  }

  /** The confirmed person with this address; of a pair with one address, the root. */
  confirmedByEmail(email: string): Addressed | undefined {
    return this.#confirmedWith(email).find(({ sharesRootEmail }) => !sharesRootEmail)
  }

  /** Confirmed people who wish for this address. */
  wishingFor(email: string): Participant[] {
    return [...(this.#byWish.get(emailIdentity(email)) ?? [])]
      .map(({ person }) => person)
      .filter(({ activationDate }) => activationDate !== undefined)
      .sort((a, b) => a.participantNumber - b.participantNumber)
  }

  /** The state of the invitation a person registered with, ignoring their own confirmation. */
  invitationOf(id: string): FoundInvitation | undefined {
    const hash = this.#people.get(id)?.invitationHash
    const invitation = hash && this.#invitations.find(({ invitationHash }) => invitationHash?.equals(hash))
    if (!invitation) return undefined
    const invitingPerson = invitation.inviterId === null ? undefined : this.#people.get(invitation.inviterId)?.person
    const inviter = invitingPerson?.activationDate === undefined ? undefined : invitingPerson
    const wished = this.#confirmedWith(inviter?.teamPartnerWishEmail ?? '')
    const wishedTakesPart = wished.some(({ person }) => person.id !== id)
    return foundInvitation(this.#dinner, { hash, wishedHash: invitation.wishedHash, inviter, wishedTakesPart })
  }

  hasInvited(onceKey: string): boolean {
    return this.#invitations.some((invitation) => invitation.onceKey === onceKey)
  }

  /** A sender who left and registered again: the earlier link binds to them again. */
  reclaim(onceKey: string, inviterId: string): void {
    const invitation = this.#invitations.find((candidate) => candidate.onceKey === onceKey)
    if (invitation) invitation.inviterId ??= inviterId
  }

  #confirmedWith(email: string): WishingPerson[] {
    const people = this.#byEmail.get(emailIdentity(email)) ?? []
    return [...people].filter(({ person }) => person.activationDate !== undefined)
  }

  #update(id: string, change: Partial<Participant>): void {
    const wishing = this.#people.get(id)
    if (wishing) wishing.person = { ...wishing.person, ...change }
  }
}

function add(index: Map<string, Set<WishingPerson>>, email: string, wishing: WishingPerson): void {
  const key = emailIdentity(email)
  if (key === '') return
  index.set(key, (index.get(key) ?? new Set()).add(wishing))
}
