import { randomUUID } from 'node:crypto'
import { type Call, callOf } from './call.ts'
import { confirmEvent } from './confirm-event.ts'
import type { mailedPath } from './mailed-path.ts'
import type { Language } from './words.ts'

export interface PublicEvent {
  adminId: string
  publicId: string
  title: string
  date: string
}

interface Wanted {
  language: Language
  zipRestrictions?: string
  participantLimit?: number
  /** Registration closed; the event itself is yet to come. */
  deadlineOver?: boolean
  title?: string
  description?: string
  email?: string
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A public event, confirmed by its organiser. */
export async function createPublicEvent(
  base: string,
  wanted: Wanted,
  pathIn?: typeof mailedPath,
): Promise<PublicEvent> {
  const call = callOf(base)
  const [date, title] = [inDays(40), wanted.title ?? `Frühlingslauf ${randomUUID().slice(0, 8)}`]
  const email = wanted.email ?? `olga-${randomUUID()}@organisers.example`
  const labels =
    wanted.language === 'de' ? ['Vorspeise', 'Hauptgang', 'Nachspeise'] : ['Starter', 'Main course', 'Dessert']
  const basicDetails = {
    title,
    city: 'Freiburg',
    zip: '79098',
    date,
    registrationType: 'PUBLIC',
    languageCode: wanted.language,
    zipRestrictions: wanted.zipRestrictions ?? '',
    // Where a day begins last: whatever is today there is over where it begins first.
    timeZone: wanted.deadlineOver ? 'Etc/GMT+12' : 'Europe/Berlin',
  }
  const { runningDinner } = await call<{
    runningDinner: { adminId: string; publicSettings: { publicDinnerId: string } }
  }>('POST', '/wizardservice/v1/create', {
    email,
    runningDinnerType: 'STANDARD',
    basicDetails,
    options: {
      teamSize: 2,
      genderAspects: 'IGNORE_GENDER',
      meals: labels.map((label, index) => ({ label, time: `${date}T${19 + 2 * index}:00` })),
    },
    publicSettings: {
      title,
      description: wanted.description ?? 'Three courses, three kitchens.',
      publicContactName: 'Olga Organ',
      publicContactEmail: email,
      endOfRegistrationDate: wanted.deadlineOver
        ? new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)
        : inDays(30),
      ...(wanted.participantLimit === undefined ? {} : { participantLimit: wanted.participantLimit }),
    },
    contract: {
      fullname: 'Olga Organ',
      email,
      streetWithNr: 'Am Markt 1',
      zip: '79098',
      city: 'Freiburg',
      dataProcessing: true,
    },
  })
  const { adminId } = runningDinner
  await confirmEvent(base, { adminId, email }, pathIn)
  const settings = `/runningdinnerservice/v1/runningdinner/${adminId}`
  if (wanted.deadlineOver)
    await call('PUT', `${settings}/basicsettings`, { basicDetails: { ...basicDetails, timeZone: 'Etc/GMT-14' } })
  return { adminId, publicId: runningDinner.publicSettings.publicDinnerId, title, date }
}

/** Registers a guest over HTTP, and returns what only the guest's browser would know. */
export async function registerPerson(call: Call, publicId: string, person: Record<string, unknown>) {
  return call<{ registrationSecret: string }>('POST', `/frontend/v1/runningdinner/${publicId}/register`, {
    firstnamePart: 'Paul',
    lastname: 'Platz',
    street: 'Salzstraße',
    streetNr: '1',
    zip: '79098',
    cityName: 'Freiburg',
    numSeats: 6,
    dataProcessingAcknowledged: true,
    ...person,
  })
}
