import {
  type BodyInputOf,
  type DinnerReply,
  participantRoutes,
  type TeamReply,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type CreateBody = BodyInputOf<typeof wizardRoutes.create>
type PersonBody = BodyInputOf<typeof participantRoutes.create>

/** A body that every rule accepts; tests change one thing at a time. */
export function dinnerBody(changes: Partial<CreateBody> = {}): CreateBody {
  return {
    email: 'olga@organisers.example',
    runningDinnerType: 'STANDARD',
    basicDetails: {
      title: 'Frühlingslauf',
      city: 'Freiburg',
      zip: '79100',
      date: '2030-06-15',
      registrationType: 'CLOSED',
      languageCode: 'de',
    },
    options: {
      teamSize: 2,
      genderAspects: 'IGNORE_GENDER',
      meals: [
        { label: 'Vorspeise', time: '2030-06-15T19:00' },
        { label: 'Hauptgang', time: '2030-06-15T21:00' },
        { label: 'Nachspeise', time: '2030-06-15T23:00' },
      ],
    },
    contract: {
      fullname: 'Olga Organ',
      email: 'olga@organisers.example',
      streetWithNr: 'Am Markt 1',
      zip: '79100',
      city: 'Freiburg',
    },
    ...changes,
  }
}

export function publicSettingsBody() {
  return {
    title: 'Frühlingslauf',
    description: 'Kommt alle',
    publicContactName: 'Olga',
    publicContactEmail: 'olga@organisers.example',
    endOfRegistrationDate: '2030-06-10',
  }
}

export function personBody(number: number, changes: Partial<PersonBody> = {}): PersonBody {
  return {
    firstnamePart: `Vorname${number}`,
    lastname: `Nachname${number}`,
    gender: number % 2 === 0 ? 'MALE' : 'FEMALE',
    email: `person${number}@guests.example`,
    mobileNumber: `0171 ${1000 + number}`,
    street: 'Habsburgerstraße',
    streetNr: String(number),
    zip: '79104',
    cityName: 'Freiburg',
    numSeats: number % 2 === 0 ? 6 : 2,
    age: 30,
    ...changes,
  }
}

export interface GivenDinner {
  dinner: DinnerReply
  params: { adminId: string }
  acknowledgeToken: string
}

/** An event as a wizard leaves it, with the token from its mail. */
export async function givenDinner(test: TestApp, changes: Partial<CreateBody> = {}): Promise<GivenDinner> {
  const { status, body } = await test.call(wizardRoutes.create, { body: dinnerBody(changes) })
  expect(status).toBe(200)
  const { runningDinner: dinner } = body as { runningDinner: DinnerReply }
  await test.deliver()
  const text = (await test.mails())[0]?.text ?? ''
  return {
    dinner,
    params: { adminId: dinner.adminId },
    acknowledgeToken: /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(text)?.[1] ?? '',
  }
}

export async function givenParticipants(
  test: TestApp,
  { params }: GivenDinner,
  count: number,
  change: (number: number) => Partial<PersonBody> = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) => ({ participant: personBody(index + 1, change(index + 1)) }))
  const { body } = await test.call(participantRoutes.import, { params, body: { rows } })
  const { imported, rejected } = body as { imported: { id: string; email: string }[]; rejected: unknown[] }
  expect(rejected).toEqual([])
  return imported
}

export async function givenTeams(test: TestApp, given: GivenDinner, participants = 18): Promise<TeamReply[]> {
  await givenParticipants(test, given, participants)
  const { status, body } = await test.call(teamRoutes.arrange, { params: given.params })
  expect(status).toBe(200)
  return (body as { teams: TeamReply[] }).teams
}
