import type { PublicSettings } from '@running-dinner/domain'

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
