import { codesOfClients, type IssueResponse, wireField } from '@running-dinner/contract'
import type { BasicDetails, Issue, Language } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is authorized for an event. */
    eventLanguage?: Language | undefined
    /** The event that the caller is authorized for, or has just created; what is kept of the reply is deleted with it. */
    eventId?: string | undefined
  }
}

/** The body of a refused call: in the language of the request, else of the event, else German. */
export function issueResponseOf(
  request: Pick<FastifyRequest, 'headers' | 'eventLanguage'>,
  issues: readonly Issue[],
): IssueResponse {
  const { issues: sentences } = phrases[callerLanguage(request)]
  return {
    issues: withoutRepeats(issues.map(toWireField)).map((issue) => ({
      ...issue,
      message: codesOfClients.has(issue.message)
        ? issue.message
        : fillPhrase(sentences[issue.message], issue.data ?? {}),
      code: issue.message,
    })),
  }
}

function toWireField(issue: Issue): Issue {
  const { field: _, ...others } = issue
  const field = wireField(issue)
  return field === undefined ? others : { ...others, field }
}

/** Drops duplicates: two fields may share a name on the wire, as the organiser's address and the one in the contract do. */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const written = issues.map((issue) => JSON.stringify(issue))
  return issues.filter((_, at) => written.indexOf(written[at] ?? '') === at)
}

/** The language chosen in the client, which keeps it in a cookie, else of `Accept-Language`, else of the event, else German. */
export function callerLanguage({
  headers,
  eventLanguage = 'de',
}: Pick<FastifyRequest, 'headers' | 'eventLanguage'>): Language {
  const [, chosen] = /(?:^|;\s*)NG_TRANSLATE_LANG_KEY=(de|en)\s*(?:;|$)/.exec(headers.cookie ?? '') ?? []
  // An absent header and `*` accept every language; the first on offer is the event's.
  const offered: Language[] = eventLanguage === 'de' ? ['de', 'en'] : ['en', 'de']
  const accepted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } }).language(offered)
  return offered.find((language) => language === (chosen ?? accepted)) ?? eventLanguage
}

/** A right is either an event or has a property with its event. */
export function eventOf(right: unknown): { id: string; language: Language } | undefined {
  const event = hasKey(right, 'dinner') ? right.dinner : right
  if (!hasKey(event, 'basicDetails') || !hasKey(event, 'id')) return undefined
  return { id: String(event.id), language: (event.basicDetails as BasicDetails).languageCode }
}

function hasKey<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value
}
