import { masterDataRoutes } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import type { FastifyRequest } from 'fastify'
import { type Handler, openHandler } from '../../platform/http/handler.ts'
import { presentMasterData } from './master-data.present.ts'

export function masterDataHandlers(): Handler[] {
  return [
    openHandler(
      masterDataRoutes.registrationTypes,
      async ({ request }) => presentMasterData(languageOf(request)).registrationTypes,
    ),
    openHandler(
      masterDataRoutes.genderAspects,
      async ({ request }) => presentMasterData(languageOf(request)).genderAspects,
    ),
    openHandler(masterDataRoutes.genders, async ({ request }) => presentMasterData(languageOf(request)).genders),
  ]
}

/** The language cookie of the client; German without one (rules 1.1). */
function languageOf(request: FastifyRequest): Language {
  return /(?:^|;\s*)NG_TRANSLATE_LANG_KEY=en\b/.test(request.headers.cookie ?? '') ? 'en' : 'de'
}
