import type { registrationInput } from '@running-dinner/contract/forms'
import type { Language } from '@running-dinner/domain/events'
import type { z } from 'zod'
import { fromWire, toWire } from '../registration-form/form-answers.ts'
import { emptyPerson, type PersonValues } from '../registration-form/person-values.ts'
import { noSecondPerson, type SecondPerson, secondToWire } from '../registration-form/second-person.ts'

export interface RegistrationValues extends PersonValues {
  dataProcessingAcknowledged: boolean
  termsAccepted: boolean
  /** From an invitation link; then the partner is the guest who invited. */
  invitation: string
}

/** Who registered chooses the language of their mails; before, it is that of the page. */
export interface WithLanguage {
  languageCode: Language
}

export const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
export const emptyRegistration: RegistrationValues = {
  ...emptyPerson,
  dataProcessingAcknowledged: false,
  termsAccepted: false,
  invitation: '',
}

export type RegistrationBody = z.input<typeof registrationInput>

/** What is sent: only the partner that was chosen counts, hidden fields are ignored. */
export function toRegistrationBody(values: RegistrationValues): RegistrationBody {
  const { partnerChoice, teamPartnerWishEmail, teamPartnerWishRegistrationData, allergens, answers, ...fields } = values
  return {
    ...fields,
    ...toWire({ allergens, answers }),
    // Refused by the server when false; the type knows only what is accepted.
    dataProcessingAcknowledged: fields.dataProcessingAcknowledged as true,
    teamPartnerWishEmail: partnerChoice === 'wish' ? teamPartnerWishEmail : '',
    teamPartnerWishRegistrationData: partnerChoice === 'pair' ? secondToWire(teamPartnerWishRegistrationData) : null,
  }
}

/** The other way round: a registration that was given up comes back into the fields. */
export function fromRegistrationBody(
  body: Readonly<Record<string, unknown>>,
  empty: RegistrationValues,
): RegistrationValues {
  const values: Record<string, unknown> = { ...empty }
  for (const name of Object.keys(empty)) {
    const value = body[name]
    if (value !== null && value !== undefined) values[name] = sameKind(value, values[name])
  }
  Object.assign(values, fromWire(body))
  const partner = body.teamPartnerWishRegistrationData
  if (isRecord(partner)) values.teamPartnerWishRegistrationData = secondPerson(partner)
  const choice = isRecord(partner) ? 'pair' : values.teamPartnerWishEmail !== '' ? 'wish' : 'none'
  return { ...(values as unknown as RegistrationValues), partnerChoice: choice }
}

/** Fields as they were, with what was chosen but not filled in; what comes back from a payment names no choice. */
export function fromFields(fields: Readonly<Record<string, unknown>>): RegistrationValues {
  const { partnerChoice: choice } = fields
  const isChoice = choice === 'none' || choice === 'wish' || choice === 'pair'
  return { ...fromRegistrationBody(fields, emptyRegistration), ...(isChoice && { partnerChoice: choice }) }
}

/** From the wire, where a diet says that they eat differently, or from what a browser kept. */
function secondPerson(partner: Readonly<Record<string, unknown>>): SecondPerson {
  const person = sameKind(partner, noSecondPerson) as SecondPerson
  if (!isRecord(partner.diet)) return person
  const diet = { ...person.diet, allergens: fromWire(partner.diet).allergens }
  return { ...person, diet, eatsDifferently: partner.eatsDifferently !== false }
}

/** Counts are numbers in a request and text in the fields; a value of any other kind is dropped. */
function sameKind(value: unknown, empty: unknown): unknown {
  if (typeof empty === 'string') {
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value : empty
  }
  if (isRecord(empty)) {
    if (!isRecord(value)) return empty
    return Object.fromEntries(
      Object.entries(empty).map(([name, emptyField]) => [name, sameKind(value[name] ?? emptyField, emptyField)]),
    )
  }
  return typeof value === typeof empty ? value : empty
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
