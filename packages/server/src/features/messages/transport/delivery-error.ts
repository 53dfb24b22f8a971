import { type DeliveryError, enhancedStatus } from '@running-dinner/domain/messages'

/** The parts of a transport's error that decide about retries. */
export function toDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code, response, originalCode, beforeMail } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    errorCode: textOf(code),
    response: textOf(response),
    causeCode: textOf(originalCode),
    beforeMail: beforeMail === true,
  }
}

/** `550 5.1.1` or `ECONNREFUSED`: only codes are stored and logged, because a server's text may quote addresses. */
export function failureCodeOf({ responseCode, errorCode, causeCode, response }: DeliveryError): string {
  if (responseCode === undefined) return causeCode ?? errorCode ?? 'unknown'
  const enhanced = enhancedStatus(response)
  return enhanced === '' ? String(responseCode) : `${responseCode} ${enhanced}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
