import type { Issue } from '@running-dinner/domain'

/** A reply that is not 2xx, or no reply at all: `status` is 500 then and `isUnanswered` tells the difference. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly isUnanswered: boolean
  readonly issues: readonly Issue[]

  constructor(status: number | undefined, issues: readonly Issue[]) {
    super(`${status ?? 'no reply'}: ${issues.map((issue) => issue.message).join(', ')}`)
    this.status = status ?? 500
    this.isUnanswered = status === undefined
    this.issues = issues
  }
}

const fallback: Issue = { message: 'generic_error', issueType: 'TECHNICAL' }

/** What a proxy in front of the server refuses, in words or HTML of its own. */
const byStatus: ReadonlyMap<number | undefined, Issue> = new Map([
  [408, { message: 'request_too_slow', issueType: 'TECHNICAL' }],
  [413, { message: 'body_too_large', issueType: 'BAD_REQUEST' }],
])

/** Issues of a refused call, named by their codes; where the body carries none, what the status says. */
export function issuesOf(body: unknown, status?: number): Issue[] {
  const issues = typeof body === 'object' && body !== null && 'issues' in body ? body.issues : undefined
  const readable = Array.isArray(issues) ? issues.filter(isWordedIssue) : []
  return readable.length > 0
    ? readable.map(({ code, ...issue }) => ({ ...issue, message: code }))
    : [byStatus.get(status) ?? fallback]
}

let prepare: () => Promise<unknown> = async () => {}

/** Sets what runs before a refusal is shown: the sentences of issues are loaded then. */
export function prepareRefusalsBy(prepareRefusal: () => Promise<unknown>): void {
  prepare = prepareRefusal
}

/** Resolves when the issues of a refused call or form can be shown. */
export const refusalPrepared = () => prepare()

/** Throws the issues of a refusal as soon as they can be shown. */
export async function refuse(status: number, issues: readonly Issue[]): Promise<never> {
  await prepare()
  throw new ApiError(status, issues)
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(500, [fallback])
}

/** The contract's schema is not used here: most public pages load without any schema library. */
function isWordedIssue(value: unknown): value is Issue & { code: Issue['message'] } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
