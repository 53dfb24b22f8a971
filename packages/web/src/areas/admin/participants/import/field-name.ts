import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import type { ImportField } from '@running-dinner/domain/participant-import/import-fields.ts'

const partnerFields: Record<string, ImportField> = {
  'teamPartnerWishRegistrationData.firstnamePart': 'partnerFirstname',
  'teamPartnerWishRegistrationData.lastname': 'partnerLastname',
  'teamPartnerWishRegistrationData.email': 'partnerEmail',
  'teamPartnerWishRegistrationData.mobileNumber': 'partnerMobile',
}

/** The field of a person, by its path on the wire, as the import calls it. */
export function fieldName(path: string | undefined): ImportField | undefined {
  if (path === undefined) return undefined
  return partnerFields[path] ?? (isImportField(path) ? path : undefined)
}
