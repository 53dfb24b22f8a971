import type { ParticipantInput } from '@running-dinner/contract'
import { emailIdentity, type Participant, type ParticipantData, type RegistrationForm } from '@running-dinner/domain'
import {
  childAfterOwnChange,
  childAfterRootChange,
  type DoorFacts,
  keptAllergies,
  keptAnswers,
  pairRoleOf,
  unknownDoor,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'

export interface ParticipantChange {
  before: Participant
  change: ParticipantData
  /** Whether the change of a child is about its diet, too. */
  ownDiet?: boolean
  /** All people of the event. */
  people: readonly Participant[]
}

/** Stores a changed person, copies the shared fields of a pair to the child, and returns what was stored. */
export async function storeParticipantChange(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  { before, change, ownDiet = false, people }: ParticipantChange,
): Promise<ParticipantData> {
  const role = pairRoleOf(before)
  const after = role === 'child' ? childAfterOwnChange(before, change, { ownDiet }) : change
  const partner = people.find(
    ({ id, teamPartnerWishOriginatorId }) =>
      id !== before.id && teamPartnerWishOriginatorId === (before.teamPartnerWishOriginatorId ?? ''),
  )
  const rootEmail = role === 'child' ? partner?.email : undefined
  // The child first: where the root takes the child's address, it has to share it before the root is stored, since addresses are unique.
  if (role === 'root' && partner) {
    await store(ctx, tx, dinner, partner, childAfterRootChange(before, after, partner), after.email)
  }
  await store(ctx, tx, dinner, before, after, rootEmail)
  return after
}

/** `rootEmail` is given for the child of a pair, which may have the same address. */
async function store(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  before: Participant,
  after: ParticipantData,
  rootEmail: string | undefined,
): Promise<void> {
  await participantStore.update(tx, dinner, before.id, after, {
    addressChanged: !isSameHome(before, after),
    wishChanged: emailIdentity(before.teamPartnerWishEmail) !== emailIdentity(after.teamPartnerWishEmail),
    now: ctx.clock.now(),
    sharesRootEmail: rootEmail !== undefined && emailIdentity(rootEmail) === emailIdentity(after.email),
  })
  if (emailIdentity(before.email) !== emailIdentity(after.email)) {
    await participantStore.renewSelfAdminId(tx, dinner, before.id, newSecret())
    // Wishes can only name a confirmed person who is not part of a pair.
    const isWishable = before.activationDate !== undefined && before.teamPartnerWishOriginatorId === undefined
    if (isWishable) await participantStore.carryWishes(tx, dinner, before.email, after.email)
  }
}

/**
 * Stores several changes in order. After a change of a pair the people are re-read, because it may have changed the partner
 * too.
 */
export async function storeParticipantChanges(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  changes: readonly Omit<ParticipantChange, 'people'>[],
): Promise<void> {
  let people = changes.length > 0 ? await participantStore.ofDinner(tx, dinner) : []
  for (const { before: asSorted, ...change } of changes) {
    const before = people.find((person) => person.id === asSorted.id) ?? asSorted
    await storeParticipantChange(ctx, tx, dinner, { ...change, before, people })
    if (before.teamPartnerWishOriginatorId !== undefined) people = await participantStore.ofDinner(tx, dinner)
  }
}

type Input = Omit<ParticipantInput, 'teamPartnerWishRegistrationData'>

/**
 * Keeps only answers and allergens the event asks for. Clients that send none, or no language, door or stand-by, keep the stored
 * ones; the door of another home is not known.
 */
export function withKeptAnswers(form: RegistrationForm, input: Input, before?: Participant): ParticipantData {
  return {
    ...input,
    ...keptDoor(input, before),
    standbyCook: input.standbyCook ?? before?.standbyCook ?? false,
    standbyGuest: input.standbyGuest ?? before?.standbyGuest ?? false,
    languageCode: input.languageCode ?? before?.languageCode,
    allergens: keptAllergies(form, input.allergens ?? before?.allergens ?? []),
    answers: keptAnswers(form, input.answers ?? before?.answers ?? []),
  }
}

type Given = Partial<{ [Name in keyof DoorFacts]: DoorFacts[Name] | undefined }>

/** What was sent, else what is stored for the same home. */
export function keptDoor(
  newAddress: Given & Parameters<typeof isSameHome>[0],
  before: Participant | undefined,
): DoorFacts {
  const storedDoor = before && isSameHome(before, newAddress) ? before : unknownDoor
  return {
    bellName: newAddress.bellName ?? storedDoor.bellName,
    floor: newAddress.floor ?? storedDoor.floor,
    entranceNote: newAddress.entranceNote ?? storedDoor.entranceNote,
  }
}

type Home = Pick<ParticipantData, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country'>

/** Compares literally, since guests search the map and ring the bell by exactly these texts. */
function isSameHome(home: Home, otherHome: Home): boolean {
  return keyOf(home) === keyOf(otherHome)
}

function keyOf({ street, streetNr, zip, cityName, country }: Home): string {
  return JSON.stringify([street, streetNr, zip, cityName, country])
}
