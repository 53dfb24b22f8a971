import * as contract from '@running-dinner/contract'
import type { DescribedApi } from '../platform/http/openapi-document.ts'

/** What `/api/openapi.json` tells of. */
export const describedApi: DescribedApi = {
  info: {
    title: 'Running Dinner',
    version: '1',
    description:
      'Plan and run running dinners. An administration id (`adminId`) and the two ids of a participant open their calls to anyone who knows them: treat them as passwords. Every error is a list of issues.',
  },
  routes: contract.allRoutes,
  exported: contract,
  refusal: contract.issueResponse,
}
