import { headerFaultsOf } from '../header-faults.ts'
import type { DescribedOperation } from './described-operations.ts'

export interface Answered {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
}

/** What a call can be refused with beyond what its operation lists: replies of the server to any request. */
const anyCall = new Set([400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 424, 429, 503])

/** What is wrong with one reply, whatever was sent. */
export function faultsOfReply(operation: DescribedOperation, reply: Answered, lastError: () => string): string[] {
  const { status, headers } = reply
  const isPrivate = operation.params.some((name) => /adminId|token/i.test(name))
  const request = `${operation.method} ${operation.path}`
  const faults = headerFaultsOf({ request, status, headers, isPrivate })
  if (status >= 500 && status !== 503) faults.push(`answers ${status}: ${lastError()}`)
  if (status !== 500 && !operation.statuses.has(status) && !(status >= 400 && anyCall.has(status)))
    faults.push(`answers ${status}, which no document says`)
  if (status === 503 && (!/"unavailable"/.test(reply.text) || headers['retry-after'] === undefined))
    faults.push(`answers 503 otherwise than documented: ${lastError()}`)
  return [...faults, ...contentFaults(operation, reply)]
}

function contentFaults(operation: DescribedOperation, { status, headers, text }: Answered): string[] {
  if ([204, 303, 304].includes(status)) return text === '' ? [] : [`answers ${status} with a body`]
  const schema = operation.replyWith(status)
  if (!schema) return []
  const type = String(headers['content-type'])
  if (!/^application\/json(; charset=utf-8)?$/.test(type)) return [`answers ${status} as ${type}`]
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) {
    const [first] = parsed.error.issues
    return [`answers ${status} with another shape: ${first?.path.join('.')} ${first?.message}`]
  }
  return status >= 400 && /"issues":\[\]/.test(text) ? [`answers ${status} without an issue`] : []
}
