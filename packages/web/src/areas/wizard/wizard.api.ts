import { masterDataRoutes, wizardRoutes } from '@running-dinner/contract/events'
import type { BodyInputOf } from '@running-dinner/contract/route'
import type { BasicDetails, DinnerOptions, Language } from '@running-dinner/domain/events'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { loadPhrases } from '../../lib/load-phrases.ts'
import type { MealLabels } from './wizard-draft.ts'

/** What the wizard needs before its first step; the server words the choices in the reader's language. */
export function wizardDataQuery(language: Language) {
  return queryOptions({
    queryKey: ['wizard data', language],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const headers = { 'accept-language': language }
      const [registrationTypes, genderAspects, mealLabels] = await Promise.all([
        call(masterDataRoutes.registrationTypes, { headers }),
        call(masterDataRoutes.genderAspects, { headers }),
        loadMealLabels(),
      ])
      return { registrationTypes, genderAspects, mealLabels }
    },
  })
}

/** The courses' names in every language an event may have. */
async function loadMealLabels(): Promise<MealLabels> {
  const [de, en] = await Promise.all([loadPhrases('de', 'common'), loadPhrases('en', 'common')])
  return { de: Object.values(de.course), en: Object.values(en.course) }
}

/** The first step as it is sent: the time zone is called `zone` there, and the wish switch is one value of the options. */
export function basicDetailsBody(
  { timeZone: zone, ...details }: BasicDetails,
  { teamPartnerWishDisabled }: Pick<DinnerOptions, 'teamPartnerWishDisabled'>,
): BodyInputOf<typeof wizardRoutes.validateBasicDetails> {
  return { ...details, zone, teamPartnerWishDisabled }
}

export const validateBasicDetails = (body: BodyInputOf<typeof wizardRoutes.validateBasicDetails>) =>
  call(wizardRoutes.validateBasicDetails, { body })

export const validateOptions = (body: BodyInputOf<typeof wizardRoutes.validateOptions>, runningDinnerDate: string) =>
  call(wizardRoutes.validateOptions, { body, query: { runningDinnerDate } })

export const validatePublicSettings = (
  body: BodyInputOf<typeof wizardRoutes.validatePublicSettings>,
  runningDinnerDate: string,
) => call(wizardRoutes.validatePublicSettings, { body, query: { runningDinnerDate } })

export const validateAfterParty = (body: BodyInputOf<typeof wizardRoutes.validateAfterPartyLocation>) =>
  call(wizardRoutes.validateAfterPartyLocation, { body })

export const createDinner = (body: BodyInputOf<typeof wizardRoutes.create>) => call(wizardRoutes.create, { body })
