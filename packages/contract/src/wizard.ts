import { dinnerTypes } from '@running-dinner/domain'
import { z } from 'zod'
import {
  afterPartyLocationInput,
  basicDetailsInput,
  contractInput,
  dinner,
  empty,
  optionsInput,
  publicSettingsInput,
} from './dinners.ts'
import { localDate, oneOf, requiredEmail } from './fields.ts'
import { route } from './route.ts'

const base = '/rest/wizardservice/v1'
const withDate = z.object({ runningDinnerDate: localDate })

export const createDinnerInput = z.object({
  email: requiredEmail,
  runningDinnerType: oneOf(dinnerTypes),
  basicDetails: basicDetailsInput,
  options: optionsInput,
  publicSettings: publicSettingsInput.nullish(),
  afterPartyLocation: afterPartyLocationInput.nullish(),
  contract: contractInput.nullish(),
})

export const wizardRoutes = {
  validateBasicDetails: route({
    method: 'PUT',
    path: `${base}/validate/basicdetails`,
    area: 'wizard',
    summary: 'Check the first step',
    body: basicDetailsInput,
    reply: empty,
  }),
  validateOptions: route({
    method: 'PUT',
    path: `${base}/validate/options`,
    area: 'wizard',
    summary: 'Check options and meals against the event date',
    query: withDate.partial(),
    body: optionsInput,
    reply: empty,
  }),
  validatePublicSettings: route({
    method: 'PUT',
    path: `${base}/validate/publicsettings`,
    area: 'wizard',
    summary: 'Check the registration settings against the event date',
    query: withDate.partial(),
    body: publicSettingsInput,
    reply: empty,
  }),
  validateAfterPartyLocation: route({
    method: 'PUT',
    path: `${base}/validate/afterpartylocation`,
    area: 'wizard',
    summary: 'Check the after party',
    body: afterPartyLocationInput,
    reply: empty,
  }),
  create: route({
    method: 'POST',
    path: `${base}/create`,
    area: 'wizard',
    summary: 'Create the event and mail its links to the organiser',
    body: createDinnerInput,
    reply: z.object({ runningDinner: dinner, administrationUrl: z.string() }),
  }),
} as const
