import { z } from 'zod'
import { route } from '../route.ts'
import { afterPartyLocationInput, dinner, dinnerBase, mealInput, optionsInput } from './dinners.ts'

const flagOrAsItIs = z.boolean({ error: 'value_invalid' }).optional()

/** Courses by id; a course without an id is new. */
export const scheduleInput = z.object({
  meals: z.array(mealInput, { error: 'value_invalid' }).max(100, { error: 'meals_add_constraint' }),
})

/** Of an event that exists: what a client does not know of stays as it is. */
export const optionSettingsInput = optionsInput.omit({ meals: true }).extend({
  forceEqualDistributedCapacityTeams: flagOrAsItIs,
  considerShortestPaths: flagOrAsItIs,
  teamPartnerWishDisabled: flagOrAsItIs,
})

export const coordinateInput = z.object({
  lat: z.number({ error: 'number_invalid' }).min(-90, 'number_invalid').max(90, 'number_invalid'),
  lng: z.number({ error: 'number_invalid' }).min(-180, 'number_invalid').max(180, 'number_invalid'),
})

export const settingsRoutes = {
  saveSchedule: route({
    method: 'PUT',
    path: `${dinnerBase}/mealtimes`,
    aliases: [`${dinnerBase}/meals`],
    area: 'dinners',
    summary: 'Rename, move, add and remove courses; adding and removing drops all teams',
    body: scheduleInput,
    reply: dinner,
  }),
  saveOptions: route({
    method: 'PUT',
    path: `${dinnerBase}/options`,
    area: 'dinners',
    summary: 'Change how teams are formed from now on; teams there are stay',
    body: optionSettingsInput,
    reply: dinner,
  }),
  saveAfterParty: route({
    method: 'PUT',
    path: `${dinnerBase}/afterpartylocation`,
    area: 'dinners',
    summary: 'Add or change the after party',
    body: afterPartyLocationInput,
    reply: dinner,
  }),
  removeAfterParty: route({
    method: 'DELETE',
    path: `${dinnerBase}/afterpartylocation`,
    area: 'dinners',
    summary: 'Remove the after party',
    reply: dinner,
  }),
  locateAfterParty: route({
    method: 'PUT',
    path: `${dinnerBase}/afterpartylocation/geocode`,
    area: 'dinners',
    summary: 'Set the coordinate of the after party by hand',
    body: coordinateInput,
    reply: dinner,
  }),
  replaceAdministrationLink: route({
    method: 'PUT',
    path: `${dinnerBase}/administrationlink`,
    area: 'dinners',
    summary: 'Replace the administration link: the old one dies at once, the new one is mailed to the organiser',
    reply: dinner,
    endsOwnRight: true,
  }),
} as const
