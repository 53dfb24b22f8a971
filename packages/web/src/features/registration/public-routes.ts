import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import type { registrationRoutes } from '@running-dinner/contract/registration.ts'

/** The rows of the table as types, at run time method and path alone: a guest's page loads no schemas of replies. */
export const publicRoutes = publicCalls as unknown as typeof registrationRoutes
