import type { DinnerReply } from '@running-dinner/contract'
import type { AfterPartyLocation, Dinner, PublicSettings } from '@running-dinner/domain'
import { assignableSizes, seatsNeededToHost } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../dinner-record/index.ts'
import { presentMasterData } from './master-data.present.ts'
import { registrationFormVersion } from './registration-form.read.ts'

/** The event as the organiser's client reads it. */
export function presentDinner(ctx: Pick<Ctx, 'baseUrl'>, dinner: Dinner): DinnerReply {
  const { options, meals } = dinner
  const { timeZone: zone, ...basicDetails } = dinner.basicDetails
  const { teamPartnerWishDisabled } = options
  return {
    id: dinner.id,
    adminId: dinner.adminId,
    email: dinner.email,
    runningDinnerType: dinner.runningDinnerType,
    basicDetails: { ...basicDetails, zone, teamPartnerWishDisabled },
    options: { ...options, meals },
    meals,
    publicSettings: dinner.publicSettings ? presentPublicSettings(ctx, dinner.publicSettings) : null,
    afterPartyLocation: dinner.afterPartyLocation ? presentAfterParty(dinner.afterPartyLocation) : null,
    contract: dinner.contract ?? null,
    ...presentRegistrationForm(dinner),
    registrationFormVersion: registrationFormVersion(dinner.registrationForm),
    acknowledgedDate: dinner.acknowledgedDate?.toISOString() ?? null,
    cancellationDate: dinner.cancellationDate?.toISOString() ?? null,
    sessionData: presentSessionData(dinner),
  }
}

/** Options of selection fields in the event's language. */
export function presentSessionData({ basicDetails, options, meals }: Dinner): DinnerReply['sessionData'] {
  return {
    ...presentMasterData(basicDetails.languageCode),
    numSeatsNeededForHost: seatsNeededToHost(options.teamSize, meals.length),
    assignableParticipantSizes: assignableSizes(meals.length, options.teamSize),
  }
}

/** Own questions and allergen list of the registration form; public. */
export function presentRegistrationForm({
  registrationForm: { questions, allergenListEnabled },
}: Pick<Dinner, 'registrationForm'>): Pick<DinnerReply, 'registrationQuestions' | 'allergenListEnabled'> {
  return {
    registrationQuestions: questions.map((question) => ({ ...question, options: [...question.options] })),
    allergenListEnabled,
  }
}

export function presentAfterParty(location: AfterPartyLocation): NonNullable<DinnerReply['afterPartyLocation']> {
  const { geocodingResult, ...address } = location
  return { ...address, geocodingResult }
}

function presentPublicSettings(
  ctx: Pick<Ctx, 'baseUrl'>,
  settings: PublicSettings,
): NonNullable<DinnerReply['publicSettings']> {
  return {
    ...settings,
    participantLimit: settings.participantLimit ?? null,
    publicDinnerUrl: links.publicDinner(ctx, settings.publicDinnerId),
  }
}

/** Contact for guests; an event without public registration has no public contact. */
export function presentContact({ publicSettings, email }: Pick<Dinner, 'publicSettings' | 'email'>) {
  return {
    publicContactName: publicSettings?.publicContactName ?? '',
    publicContactEmail: publicSettings?.publicContactEmail ?? email,
  }
}
