import { masterDataRoutes } from '@running-dinner/contract'
import { type Handler, openHandler } from '../../../platform/http/handler.ts'
import { callerLanguage } from '../../issue-wording.ts'
import { presentMasterData } from './master-data.present.ts'

export function masterDataHandlers(): Handler[] {
  return [
    openHandler(
      masterDataRoutes.registrationTypes,
      async ({ request }) => presentMasterData(callerLanguage(request)).registrationTypes,
    ),
    openHandler(
      masterDataRoutes.genderAspects,
      async ({ request }) => presentMasterData(callerLanguage(request)).genderAspects,
    ),
    openHandler(masterDataRoutes.genders, async ({ request }) => presentMasterData(callerLanguage(request)).genders),
  ]
}
