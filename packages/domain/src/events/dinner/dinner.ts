import type { LocalDate, LocalDateTime } from '../../local-date.ts'
import type { RegistrationForm } from '../registration-form/registration-form.ts'

/** The title guests see: that of the public page, otherwise the organiser's. */
export function guestTitle({ basicDetails, publicSettings }: Pick<Dinner, 'basicDetails' | 'publicSettings'>): string {
  return publicSettings?.title || basicDetails.title
}

export const registrationTypes = ['PUBLIC', 'OPEN', 'CLOSED'] as const
export type RegistrationType = (typeof registrationTypes)[number]

export const genderAspects = ['IGNORE_GENDER', 'FORCE_GENDER_MIX', 'FORCE_SAME_GENDER'] as const
export type GenderAspect = (typeof genderAspects)[number]

export const dinnerTypes = ['STANDARD', 'DEMO'] as const
export type DinnerType = (typeof dinnerTypes)[number]

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** Each by its own name, for readers who know only that one. */
export const languageNames = { de: 'Deutsch', en: 'English' } as const satisfies Record<Language, string>

export function languageNamed(code: unknown): Language | undefined {
  return languages.find((language) => language === code)
}

/** How people get from table to table. Public transport is estimated without a timetable. */
export const travelModes = ['WALK', 'BICYCLE', 'PUBLIC_TRANSPORT', 'CAR'] as const
export type TravelMode = (typeof travelModes)[number]

export interface Meal {
  id: string
  label: string
  time: LocalDateTime
}

export interface Coordinate {
  lat: number
  lng: number
}

/**
 * How precise a coordinate is: a house, only a town, or set by hand. DOUBTFUL is the town of an address whose house was
 * found far from it.
 */
export const geocodingQualities = ['EXACT', 'APPROXIMATE', 'DOUBTFUL', 'MANUAL'] as const
export type GeocodingQuality = (typeof geocodingQualities)[number]

export interface GeocodingResult extends Coordinate {
  quality: GeocodingQuality
}

export interface BasicDetails {
  title: string
  city: string
  zip: string
  date: LocalDate
  registrationType: RegistrationType
  languageCode: Language
  timeZone: string
  country: string
  zipRestrictions: string
}

export interface DinnerOptions {
  teamSize: number
  genderAspects: GenderAspect
  forceEqualDistributedCapacityTeams: boolean
  considerShortestPaths: boolean
  teamPartnerWishDisabled: boolean
}

export interface PublicSettings {
  title: string
  description: string
  publicContactName: string
  publicContactEmail: string
  publicContactMobileNumber: string
  endOfRegistrationDate: LocalDate
  registrationDeactivated: boolean
  /** Undefined: no limit. Registrations beyond it go to the waiting list. */
  participantLimit: number | undefined
  publicDinnerId: string
}

export interface AfterPartyLocation {
  title: string
  time: LocalDateTime
  addressName: string
  addressRemarks: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
  geocodingResult: GeocodingResult | undefined
}

export interface Contract {
  fullname: string
  email: string
  streetWithNr: string
  zip: string
  city: string
  newsletterEnabled: boolean
}

/** A running dinner with all its settings. Meals are in order of time. */
export interface Dinner {
  id: string
  adminId: string
  email: string
  runningDinnerType: DinnerType
  basicDetails: BasicDetails
  options: DinnerOptions
  meals: Meal[]
  publicSettings: PublicSettings | undefined
  afterPartyLocation: AfterPartyLocation | undefined
  contract: Contract | undefined
  registrationForm: RegistrationForm
  /** How people get from table to table. */
  travelMode: TravelMode
  /** The number that guests call on the evening; '' is that of the public contact. */
  eveningPhone: string
  acknowledgedDate: Date | undefined
  cancellationDate: Date | undefined
  createdAt: Date
  /** Incremented by every structural change of the teams; compared with `If-Match`. */
  planVersion: number
}
