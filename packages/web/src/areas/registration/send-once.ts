import type { Registered } from '@running-dinner/contract/registration.ts'
import { publicRoutes } from '../../features/registration/public-routes.ts'
import type { RegistrationBody } from '../../features/registration/registration-input.ts'
import { toApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'

/** Registers; however often it is sent, it counts once. What the server has refused is over. */
export async function sendOnce(publicId: string, body: RegistrationBody): Promise<Registered> {
  const headers = { 'idempotency-key': attemptKey(publicId, JSON.stringify(body)) }
  try {
    return await call(publicRoutes.register, { params: { publicId }, body, headers })
  } catch (error) {
    const { status } = toApiError(error)
    if (status >= 400 && status < 500) forgetAttempt(publicId)
    throw error
  }
}
