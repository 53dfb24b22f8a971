import { masterDataRoutes } from '@running-dinner/contract'
import { type Language, languages } from '@running-dinner/domain'
import type { FastifyRequest } from 'fastify'
import { type Handler, openHandler } from '../../platform/http/handler.ts'
import { callerLanguage } from '../../platform/http/issue-wording.ts'
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

/** The language from the client's cookie, otherwise from the request headers. */
function languageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)NG_TRANSLATE_LANG_KEY=(de|en)\b/.exec(request.headers.cookie ?? '')?.[1]
  return languages.find((language) => language === chosen) ?? callerLanguage(request)
}
