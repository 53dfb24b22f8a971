import type { registrationInput } from '@running-dinner/contract/registration-input.ts'
import type { z } from 'zod'
import { fromWire, toWire } from '../registration-form/form-answers.ts'
import type { RegistrationValues } from './registration-values.ts'

export type RegistrationBody = z.input<typeof registrationInput>

/** What is sent: only the partner that was chosen counts, whatever stands in the hidden fields. */
export function toRegistrationBody(values: RegistrationValues): RegistrationBody {
  const { partnerChoice, teamPartnerWishEmail, teamPartnerWishRegistrationData, allergens, answers, ...fields } = values
  return {
    ...fields,
    ...toWire({ allergens, answers }),
    // Refused by the server when false; the type knows only what is accepted.
    dataProcessingAcknowledged: fields.dataProcessingAcknowledged as true,
    teamPartnerWishEmail: partnerChoice === 'wish' ? teamPartnerWishEmail : '',
    teamPartnerWishRegistrationData: partnerChoice === 'pair' ? teamPartnerWishRegistrationData : null,
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
  const choice = isRecord(partner) ? 'pair' : values.teamPartnerWishEmail !== '' ? 'wish' : 'none'
  return { ...(values as unknown as RegistrationValues), partnerChoice: choice }
}

/** Counts are numbers in a request and text in the fields; a value of any other kind is dropped. */
function sameKind(value: unknown, empty: unknown): unknown {
  if (typeof empty === 'string') {
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value : empty
  }
  if (isRecord(empty)) {
    if (!isRecord(value)) return empty
    return Object.fromEntries(Object.entries(empty).map(([name, one]) => [name, sameKind(value[name] ?? one, one)]))
  }
  return typeof value === typeof empty ? value : empty
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
