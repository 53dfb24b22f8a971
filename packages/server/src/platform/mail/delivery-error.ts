import type { DeliveryError } from '@running-dinner/domain/messages/failure-type.ts'

/** The parts of a transport's error that decide about retries. */
export function toDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code, response } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    errorCode: typeof code === 'string' ? code : undefined,
    response: typeof response === 'string' ? response : undefined,
  }
}

/** `550 5.1.1` or `ECONNREFUSED`: only codes are stored, because a server's text may quote addresses. */
export function failureCodeOf({ responseCode, errorCode, response }: DeliveryError): string {
  if (responseCode === undefined) return errorCode ?? 'unknown'
  const enhanced = /^\s*\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`
}
