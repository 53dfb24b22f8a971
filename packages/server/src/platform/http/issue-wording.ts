import { type IssueResponse, sentenceCodes, wireField } from '@running-dinner/contract'
import type { BasicDetails, Issue, Language } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller's right to an event is known. */
    eventLanguage?: Language | undefined
  }
}

/** The body of a refused call, in the language the caller asks for, else that of the event, else German. */
export function issueResponseOf(
  request: Pick<FastifyRequest, 'headers' | 'eventLanguage'>,
  issues: readonly Issue[],
): IssueResponse {
  const { issues: sentences } = phrases[callerLanguage(request)]
  return {
    issues: withoutRepeats(issues.map(toWireField)).map((issue) => ({
      ...issue,
      message: sentenceCodes.has(issue.message)
        ? fillPhrase(sentences[issue.message], issue.data ?? {})
        : issue.message,
      code: issue.message,
    })),
  }
}

function toWireField(issue: Issue): Issue {
  const { field: _, ...others } = issue
  const field = wireField(issue)
  return field === undefined ? others : { ...others, field }
}

/** Two fields may have one name on the wire: the address of the organiser and that in the contract. */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const told = issues.map((one) => JSON.stringify(one))
  return issues.filter((_, at) => told.indexOf(told[at] ?? '') === at)
}

/** The language of `Accept-Language`, else of the event, else German. */
export function callerLanguage({
  headers,
  eventLanguage = 'de',
}: Pick<FastifyRequest, 'headers' | 'eventLanguage'>): Language {
  // An absent header and `*` accept every language; the first on offer is the event's.
  const offered: Language[] = eventLanguage === 'de' ? ['de', 'en'] : ['en', 'de']
  const accepted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } }).language(offered)
  return offered.find((language) => language === accepted) ?? eventLanguage
}

/** A right is an event, or names the event it belongs to. */
export function eventLanguageOf(right: unknown): Language | undefined {
  const event = hasKey(right, 'dinner') ? right.dinner : right
  return hasKey(event, 'basicDetails') ? (event.basicDetails as BasicDetails).languageCode : undefined
}

function hasKey<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value
}
