import type { IncomingHttpHeaders } from 'node:http'
import { masterDataRoutes } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import { type Handler, openHandler } from '../../../platform/http/handler.ts'
import { presentMasterData } from './master-data.present.ts'

export function masterDataHandlers(languageOf: (caller: { headers: IncomingHttpHeaders }) => Language): Handler[] {
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
