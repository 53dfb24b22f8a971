import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import type { ImportField } from '@running-dinner/domain/participant-import/import-fields.ts'

const others: Record<string, ImportField> = {
  allergens: 'allergenList',
  'teamPartnerWishRegistrationData.firstnamePart': 'partnerFirstname',
  'teamPartnerWishRegistrationData.lastname': 'partnerLastname',
  'teamPartnerWishRegistrationData.email': 'partnerEmail',
  'teamPartnerWishRegistrationData.mobileNumber': 'partnerMobile',
}

/** The field of a person, by its path on the wire, as the import calls it. */
export function fieldName(path: string | undefined): ImportField | undefined {
  if (path === undefined) return undefined
  return others[path] ?? (isImportField(path) ? path : undefined)
}
