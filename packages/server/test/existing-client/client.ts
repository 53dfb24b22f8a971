import type { TestApp } from '../app.ts'

interface Heard<T> {
  status: number
  body: T
  text: string
}

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

export type ExistingClient = <T = unknown>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  sent?: Sent,
) => Promise<Heard<T>>

/** Calls by literal paths with a timestamp, like a client written against the original API. */
export function existingClient({ app }: TestApp): ExistingClient {
  return async <T>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    { body, headers = {} }: Sent = {},
  ): Promise<Heard<T>> => {
    const url = `/api/rest${path}${path.includes('?') ? '&' : '?'}_t=1893456000000`
    const payload = body === undefined ? {} : { payload: body as object }
    const answer = await app.inject({ method, url, headers, ...payload })
    const isJson = answer.statusCode !== 204 && String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: (isJson ? answer.json() : undefined) as T, text: answer.body }
  }
}

/**
 * An object as such a client sends it back: fields named like dates or times pass through its date library, and invalid ones
 * become arrays of nulls.
 */
export function throughItsDates(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => throughItsDates(item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, throughItsDates(part, key)]))
  }
  const isMoment = /date|time/i.test(name) && typeof value === 'string' && value !== ''
  return isMoment && Number.isNaN(Date.parse(value)) ? [null, null, null, null, null] : value
}

/** The blank values of a form part that was not shown. */
export const blankPublicSettings = {
  title: '',
  description: '',
  publicContactName: '',
  publicContactEmail: '',
  publicContactMobileNumber: '',
  publicDinnerId: '',
  publicDinnerUrl: '',
  endOfRegistrationDate: null,
  registrationDeactivated: false,
}

export const blankContract = {
  fullname: '',
  zip: '',
  streetWithNr: '',
  city: '',
  email: '',
  newsletterEnabled: false,
}
