import { type Issue, type IssueCode, issue } from '@running-dinner/domain/issue'

/** Thrown by a use case instead of returning a reply; `error-reply.ts` turns it into a status and issues. */
export class Problem extends Error {
  readonly status: number
  readonly issues: Issue[]
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, issues: Issue[], retryAfterSeconds?: number) {
    super(issues.map((issue) => issue.message).join(', '))
    this.status = status
    this.issues = issues
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const single = (
  status: number,
  message: IssueCode,
  issueType: Issue['issueType'] = 'BAD_REQUEST',
  retryAfterSeconds?: number,
) => new Problem(status, [{ message, issueType }], retryAfterSeconds)

export const refused = (issues: Issue[]) => new Problem(406, issues)
export const loginFailed = () => single(401, 'login_failed')
export const unauthorized = () => single(401, 'unauthorized')
export const forbidden = () => single(403, 'forbidden')
export const notFound = () => single(404, 'not_found')
export const eventCancelled = () => single(404, 'event_cancelled')
export const linkInvalid = () => single(404, 'link_invalid')
export const keyReused = () => single(422, 'idempotency_key_reused', 'VALIDATION')
export const keyInUse = () => single(409, 'idempotency_key_in_use', 'VALIDATION', 1)
export const badRequest = () => single(400, 'body_invalid')
export const unsupportedMedia = () => single(415, 'media_type_unsupported')
export const tooLarge = (message: IssueCode = 'body_too_large') => single(413, message)
export const tooSlow = () => single(408, 'request_too_slow', 'TECHNICAL')
export const notConfirmed = () => single(424, 'event_not_confirmed')
export const methodNotAllowed = () => single(405, 'method_not_allowed')
export const stale = () => single(409, 'concurrent_modification', 'VALIDATION')
export const paymentOpen = () => single(409, 'payment_running', 'VALIDATION')
export const rateLimited = (seconds: number) => single(429, 'rate_limited', 'BAD_REQUEST', seconds)
export const tooManyRunning = () => single(429, 'optimization_too_many_running', 'VALIDATION', 5)
export const unavailable = () => single(503, 'unavailable', 'TECHNICAL', 5)

/** Ends the use case with the issues that a rule found, if any. */
export function refuseIf(issues: readonly Issue[]): void {
  if (issues.length > 0) throw refused([...issues])
}

export function refuse(message: IssueCode, field?: string, data?: Issue['data']): never {
  throw refused([issue(message, field, data)])
}
