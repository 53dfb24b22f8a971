import type { DeliveryError } from './failure-type.ts'

/** Why a mail server cannot be used, in the kinds that its operator mends differently. */
export const mailServerProblems = [
  'NAME_UNKNOWN',
  'REFUSED',
  'NO_ANSWER',
  'CERTIFICATE',
  'LOGIN',
  'BUSY',
  'OTHER',
] as const
export type MailServerProblem = (typeof mailServerProblems)[number]

/** Of an error that concerns the server and no mail. */
export function mailServerProblem({ responseCode, errorCode = '', causeCode }: DeliveryError): MailServerProblem {
  if (errorCode === 'EAUTH' || [530, 534, 535, 538].includes(responseCode ?? 0)) return 'LOGIN'
  if (responseCode === 421) return 'BUSY'
  const code = causeCode ?? errorCode
  if (errorCode === 'EDNS' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_UNKNOWN'
  if (code === 'ECONNREFUSED') return 'REFUSED'
  if (code === 'SOCKET_TIMEOUT' || errorCode === 'ETIMEDOUT' || /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return 'NO_ANSWER'
  return /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(code) ? 'CERTIFICATE' : 'OTHER'
}
