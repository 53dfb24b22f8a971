import { route } from '../route.ts'
import { masterData } from './dinners.ts'

const base = '/rest/masterdataservice/v1'

export const masterDataRoutes = {
  registrationTypes: route({
    method: 'GET',
    path: `${base}/registrationtypes`,
    area: 'master data',
    summary: 'Kinds of registration',
    reply: masterData,
  }),
  genderAspects: route({
    method: 'GET',
    path: `${base}/genderaspects`,
    area: 'master data',
    summary: 'Rules for mixing genders in teams',
    reply: masterData,
  }),
  genders: route({
    method: 'GET',
    path: `${base}/genders`,
    area: 'master data',
    summary: 'Genders',
    reply: masterData,
  }),
} as const
