import { randomUUID } from 'node:crypto'
import type { Call } from './call.ts'
import type { Language } from './words.ts'

/** A demo: 18 people with true places in one city. Its mails stay inside until `confirmEvent`. */
export async function createDemo(
  call: Call,
  language: Language,
  email = `demo-${randomUUID()}@organisers.example`,
  mealTimes = inAMonth(),
): Promise<{ adminId: string; email: string }> {
  const labels = language === 'de' ? ['Vorspeise', 'Hauptgang', 'Nachspeise'] : ['Starter', 'Main course', 'Dessert']
  const { runningDinner } = await call<{ runningDinner: { adminId: string } }>('POST', '/wizardservice/v1/create', {
    email,
    runningDinnerType: 'DEMO',
    basicDetails: {
      title: 'Frühlingslauf',
      city: 'Leipzig',
      zip: '04109',
      date: mealTimes[0]?.slice(0, 10),
      registrationType: 'CLOSED',
      languageCode: language,
    },
    options: {
      teamSize: 2,
      genderAspects: 'FORCE_GENDER_MIX',
      meals: labels.map((label, index) => ({ label, time: mealTimes[index] })),
    },
  })
  return { adminId: runningDinner.adminId, email }
}

function inAMonth(): string[] {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  return [19, 21, 23].map((hour) => `${day}T${hour}:00`)
}

/** More people than the demo has, each at a place of their own. */
export async function addPeople(call: Call, adminId: string, count: number): Promise<void> {
  const base = `/participantservice/v1/runningdinner/${adminId}`
  for (let index = 0; index < count; index++) {
    const { id } = await call<{ id: string }>('POST', `${base}/participant`, {
      firstnamePart: 'Nora',
      lastname: `Neu ${index + 1}`,
      gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
      email: `nora-${index}-${randomUUID()}@guests.example`,
      street: 'Neue Straße',
      streetNr: String(index + 1),
      zip: '04109',
      cityName: 'Leipzig',
      numSeats: 8,
    })
    const position = { lat: 51.32 + (index % 5) * 0.009, lng: 12.34 + (index % 7) * 0.012 }
    await call('PUT', `${base}/participants/${id}/geocode`, position)
  }
}

export async function sendRoutes(call: Call, adminId: string): Promise<void> {
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/dinnerroute`, {
    subject: 'Running Dinner: Route',
    message: 'Hallo {firstname},\n\n{route}\n\n{routelink}',
    selfTemplate: '{meal} {mealtime} {mealspecifics}',
    hostsTemplate: '{meal} {mealtime} {hostaddress}',
    teamSelection: 'ALL',
  })
}

export async function sendTeams(call: Call, adminId: string): Promise<void> {
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/team`, {
    subject: 'Running Dinner: Team',
    message: 'Hallo {firstname}, {host}',
    hostMessagePartTemplate: '{meal} {mealtime}',
    nonHostMessagePartTemplate: '{partner}',
    teamSelection: 'ALL',
  })
}
