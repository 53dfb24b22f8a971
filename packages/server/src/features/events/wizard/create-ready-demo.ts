import { type Dinner, dayIn, type Language, type Participant, plainRegistrationForm } from '@running-dinner/domain'
import {
  defaultBasicDetails,
  defaultMeals,
  defaultOptions,
  demoDate,
  dinnerDefaults,
} from '@running-dinner/domain/events'
import { createDemo } from '@running-dinner/domain/people'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { participantStore } from '../../people/participants/index.ts'
import { openPlan, planTeams, storeTeams } from '../../plan/teams/index.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinner-record/index.ts'

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

/**
 * A demo with people, teams and plan, created without any input. Its address is empty, so it can neither be confirmed nor send
 * mails; the empty address marks such a demo.
 */
export async function createReadyDemo(ctx: Ctx, language: Language): Promise<AuthorizedDinner> {
  const dinner = asAuthorized(readyDemo(ctx, language))
  const people = demoParticipants(language, ctx.clock.now())
  const seed = ctx.newSeed()
  const arrangement = await planTeams(ctx, dinner, people, { seed, leaveNobodyOut: false })
  return inTransaction(ctx.db, async (tx) => {
    await dinnerStore.insert(tx, dinner, null)
    await recordActivity(tx, ctx.clock, dinner, { type: 'DINNER_CREATED' })
    await insertDemoParticipants(tx, dinner, people)
    const opened = await openPlan(ctx, tx, dinner, undefined)
    await storeTeams(tx, opened, arrangement, { type: 'TEAM_ARRANGEMENT_CREATED', seed })
    return dinner
  })
}

function readyDemo(ctx: Ctx, language: Language): Dinner {
  const now = ctx.clock.now()
  const date = demoDate(dayIn(dinnerDefaults.timeZone, now))
  const { title, meals } = phrases[language].demo
  const { city, zip, country } = createDemo(language)
  const details = defaultBasicDetails(date)
  return {
    id: newId(),
    adminId: newSecret(),
    email: '',
    runningDinnerType: 'DEMO',
    // Closed, because an open registration requires a contact.
    basicDetails: { ...details, title, city, zip, country, languageCode: language, registrationType: 'CLOSED' },
    options: defaultOptions(),
    meals: defaultMeals(date, Object.values(meals)).map((meal) => ({ ...meal, id: newId() })),
    publicSettings: undefined,
    afterPartyLocation: undefined,
    contract: undefined,
    registrationForm: plainRegistrationForm,
    travelMode: dinnerDefaults.travelMode,
    eveningPhone: dinnerDefaults.eveningPhone,
    acknowledgedDate: undefined,
    cancellationDate: undefined,
    createdAt: now,
    planVersion: 0,
  }
}
