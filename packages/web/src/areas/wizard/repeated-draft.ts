import type { EventToRepeat } from '../../features/events/dinners/event-to-repeat.ts'
import type { WizardDraft } from './wizard-draft.ts'

/**
 * A draft with everything of an earlier event that the new one may have too. The old date stays until a new one is chosen: courses,
 * after party and deadline are moved by it.
 */
export function repeatedDraft(start: WizardDraft, event: EventToRepeat): WizardDraft {
  const { basicDetails, publicSettings, contract } = event
  const { zone: timeZone, teamPartnerWishDisabled: _, ...details } = basicDetails
  const { meals, ...options } = event.options
  return {
    ...start,
    email: event.email,
    basicDetails: { ...details, timeZone },
    options,
    meals: meals.map(({ label, time }) => ({ label, time })),
    publicSettings: publicSettings ? repeatedRegistration(publicSettings) : start.publicSettings,
    afterPartyLocation: repeatedParty(event),
    // News are a consent of their own and asked for again.
    contract: contract ? { ...signed(contract), newsletterEnabled: false } : start.contract,
    carriedOver: { title: basicDetails.title, date: basicDetails.date, settings: carriedSettings(event) },
  }
}

type PublicSettings = NonNullable<EventToRepeat['publicSettings']>

function repeatedRegistration({ publicDinnerId: _, publicDinnerUrl: __, ...settings }: PublicSettings) {
  return { ...settings, registrationDeactivated: false, participantLimit: settings.participantLimit ?? undefined }
}

function repeatedParty({ afterPartyLocation }: EventToRepeat): WizardDraft['afterPartyLocation'] {
  if (afterPartyLocation === null) return null
  const { geocodingResult: _, ...party } = afterPartyLocation
  return party
}

function signed({ email: _, ...contract }: NonNullable<EventToRepeat['contract']>) {
  return contract
}

function carriedSettings({
  registrationQuestions,
  allergenListEnabled,
  evening: { travelMode, eveningPhone },
  payment,
  plannedMails,
}: EventToRepeat): NonNullable<WizardDraft['carriedOver']>['settings'] {
  const { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink } = payment
  return {
    registrationQuestions: registrationQuestions.map(({ label, kind, options, required }) => ({
      label,
      kind,
      required,
      options: options.map((option) => ({ label: option.label })),
    })),
    allergenListEnabled,
    travelMode,
    eveningPhone,
    paymentOptions:
      payment.id === null
        ? null
        : { brandName, pricePerRegistration, recipientEmail, agbLink, redirectAfterPurchaseLink },
    plannedMailText: plannedMails.find(({ mail }) => mail === 'ALL_YOU_NEED')?.text ?? '',
    plannedMailsOff: plannedMails.filter(({ isOn }) => !isOn).map(({ mail }) => mail),
  }
}
