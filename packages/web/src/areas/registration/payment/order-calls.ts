import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import type { orderRoutes } from '@running-dinner/contract/registration.ts'

/** The rows of the table as types, at run time method and path alone. */
export const orderCalls = publicCalls as unknown as typeof orderRoutes
