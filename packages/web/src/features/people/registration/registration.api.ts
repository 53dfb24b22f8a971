import { publicCalls } from '@running-dinner/contract/guests'
import type { orderRoutes, registrationRoutes } from '@running-dinner/contract/people'

// The routes of the contract as types; at run time method and path alone, because pages of guests load no schemas of replies.

/** Registering, from the first look at an event to the confirmation. */
export const publicRoutes = publicCalls as unknown as typeof registrationRoutes

/** Paying for a registration. */
export const orderCalls = publicCalls as unknown as typeof orderRoutes
