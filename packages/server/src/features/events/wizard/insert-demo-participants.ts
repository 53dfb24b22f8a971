import type { Language, Participant } from '@running-dinner/domain'
import { createDemo } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { participantStore } from '../../people/participants/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

/** 18 invented people with real coordinates, so that maps and routes work without a geocoder. */
export function demoParticipants(language: Language, now: Date): Participant[] {
  return createDemo(language).participants.map((person, index) => ({
    ...person,
    id: newId(),
    participantNumber: index + 1,
    teamPartnerWishOriginatorId: undefined,
    teamId: undefined,
    activationDate: now,
    createdAt: now,
  }))
}

export async function insertDemoParticipants(tx: Tx, dinner: AuthorizedDinner, people: Participant[]): Promise<void> {
  await participantStore.insert(
    tx,
    dinner,
    people.map((person) => ({ person, selfAdminId: newSecret(), activatedBy: dinner.email })),
  )
}
