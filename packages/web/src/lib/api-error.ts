import type { Issue } from '@running-dinner/domain'

/** Every answer that is not 2xx, and every failure to get one (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly issues: readonly Issue[]

  constructor(status: number, issues: readonly Issue[]) {
    super(`${status}: ${issues.map((one) => one.message).join(', ')}`)
    this.status = status
    this.issues = issues
  }
}

const fallback: Issue = { message: 'generic_error', issueType: 'TECHNICAL' }

/** Issues of an answer's body; the generic one when it carries none (spec 8). */
export function issuesOf(body: unknown): Issue[] {
  const issues = typeof body === 'object' && body !== null && 'issues' in body ? body.issues : undefined
  const readable = Array.isArray(issues) ? issues.filter(isIssue) : []
  return readable.length > 0 ? readable : [fallback]
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, [fallback])
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}
