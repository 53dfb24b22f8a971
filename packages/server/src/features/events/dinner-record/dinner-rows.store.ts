import type {
  AfterPartyLocation,
  Dinner,
  GeocodingResult,
  Meal,
  PublicSettings,
  RegistrationForm,
  RegistrationQuestion,
} from '@running-dinner/domain'
import type { Selectable } from 'kysely'
import type {
  AfterPartyLocation as AfterPartyRow,
  Contract as ContractRow,
  Dinner as DinnerRow,
  PublicSettings as PublicSettingsRow,
} from '../../../platform/db/schema.generated.ts'

/** The three columns that hold a coordinate, in any table. */
interface GeocodingColumns {
  lat: number | null
  lng: number | null
  geocodingQuality: string | null
}

/** For a changed address: discards the coordinate, which is valid only for the old one, and queues a look-up. */
export function notLocatedSince(dueAt: Date) {
  return {
    lat: null,
    lng: null,
    geocodingQuality: null,
    geocodedAddressHash: null,
    geocodingAttempts: 0,
    geocodingDueAt: dueAt,
  }
}

export function toGeocodingResult(row: GeocodingColumns): GeocodingResult | undefined {
  if (row.lat === null || row.lng === null || row.geocodingQuality === null) return undefined
  // Narrowed by a check constraint.
  return { lat: row.lat, lng: row.lng, quality: row.geocodingQuality as GeocodingResult['quality'] }
}

export function toDinner(
  row: Selectable<DinnerRow>,
  meals: Meal[],
  publicSettings: Selectable<PublicSettingsRow> | undefined,
  afterParty: Selectable<AfterPartyRow> | undefined,
  contract: Selectable<ContractRow> | undefined,
): Dinner {
  return {
    id: row.id,
    adminId: row.adminId,
    email: row.email,
    // Check constraints guarantee the types of the columns below.
    runningDinnerType: row.runningDinnerType as Dinner['runningDinnerType'],
    basicDetails: {
      title: row.title,
      city: row.city,
      zip: row.zip,
      date: row.date,
      registrationType: row.registrationType as Dinner['basicDetails']['registrationType'],
      languageCode: row.languageCode as Dinner['basicDetails']['languageCode'],
      timeZone: row.timeZone,
      country: row.country,
      zipRestrictions: row.zipRestrictions,
    },
    options: {
      teamSize: row.teamSize,
      genderAspects: row.genderAspects as Dinner['options']['genderAspects'],
      forceEqualDistributedCapacityTeams: row.forceEqualDistributedCapacityTeams,
      considerShortestPaths: row.considerShortestPaths,
      teamPartnerWishDisabled: row.teamPartnerWishDisabled,
    },
    meals,
    publicSettings: publicSettings && toPublicSettings(publicSettings),
    afterPartyLocation: afterParty && toAfterParty(afterParty),
    contract: contract && {
      fullname: contract.fullname,
      email: contract.email,
      streetWithNr: contract.streetWithNr,
      zip: contract.zip,
      city: contract.city,
      newsletterEnabled: contract.newsletterEnabled,
    },
    registrationForm: toRegistrationForm(row),
    travelMode: row.travelMode as Dinner['travelMode'],
    eveningPhone: row.eveningPhone,
    acknowledgedDate: row.acknowledgedAt ?? undefined,
    cancellationDate: row.cancelledAt ?? undefined,
    createdAt: row.createdAt,
    planVersion: row.planVersion,
  }
}

function toPublicSettings(row: Selectable<PublicSettingsRow>): PublicSettings {
  return {
    title: row.title,
    description: row.description,
    publicContactName: row.contactName,
    publicContactEmail: row.contactEmail,
    publicContactMobileNumber: row.contactMobileNumber,
    endOfRegistrationDate: row.endOfRegistrationDate,
    registrationDeactivated: row.registrationDeactivated,
    participantLimit: row.participantLimit ?? undefined,
    publicDinnerId: row.publicDinnerId,
  }
}

function toAfterParty(row: Selectable<AfterPartyRow>): AfterPartyLocation {
  const { title, time, addressName, addressRemarks, street, streetNr, zip, cityName, country } = row
  return {
    title,
    time: time.slice(0, 16),
    addressName,
    addressRemarks,
    street,
    streetNr,
    zip,
    cityName,
    country,
    geocodingResult: toGeocodingResult(row),
  }
}

export function afterPartyRow(dinnerId: string, location: AfterPartyLocation, dueAt: Date) {
  const { geocodingResult: _, ...address } = location
  return { ...address, dinnerId, geocodingDueAt: dueAt }
}

interface FormColumns {
  registrationQuestions: unknown
  allergenListEnabled: boolean
}

export function registrationFormColumns({ questions, allergenListEnabled }: RegistrationForm) {
  return { registrationQuestions: JSON.stringify(questions), allergenListEnabled }
}

export function toRegistrationForm({ registrationQuestions, allergenListEnabled }: FormColumns): RegistrationForm {
  // Only registrationFormColumns writes this column.
  return { questions: registrationQuestions as RegistrationQuestion[], allergenListEnabled }
}

export function publicSettingsColumns(settings: PublicSettings) {
  return {
    publicDinnerId: settings.publicDinnerId,
    title: settings.title,
    description: settings.description,
    contactName: settings.publicContactName,
    contactEmail: settings.publicContactEmail,
    contactMobileNumber: settings.publicContactMobileNumber,
    endOfRegistrationDate: settings.endOfRegistrationDate,
    registrationDeactivated: settings.registrationDeactivated,
    participantLimit: settings.participantLimit ?? null,
  }
}
