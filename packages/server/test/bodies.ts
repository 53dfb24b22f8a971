import type { BodyInputOf, participantRoutes, wizardRoutes } from '@running-dinner/contract'

export type CreateBody = BodyInputOf<typeof wizardRoutes.create>
export type PersonBody = BodyInputOf<typeof participantRoutes.create>

/** A valid body; tests change single fields. */
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

export function afterPartyBody() {
  return {
    title: 'Danach',
    time: '2030-06-15T23:30',
    street: 'Hauptstraße',
    streetNr: '1',
    zip: '79100',
    cityName: 'Freiburg',
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
