import type { IncomingHttpHeaders } from 'node:http'
import { codesOfClients, type IssueResponse, wireField } from '@running-dinner/contract'
import { type BasicDetails, type Issue, type Language, languageNamed, languages } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { common as english } from '@running-dinner/phrases/english'
import { common as german } from '@running-dinner/phrases/german'
import Negotiator from 'negotiator'
import { cookieOf } from '../platform/http/cookie-of.ts'
import type { ErrorWords } from '../platform/http/error-reply.ts'

/** Shown when a page could not be rendered. The reader's language is unknown, so it has both, with a link to try again. */
const failurePage = [
  '<!doctype html><html lang="de"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
  `<title>${german.error.title}</title></head><body><main>`,
  `<h1>${german.error.title}</h1><p>${german.error.messageWithoutContact}</p>`,
  `<p><a href="">${german.retry}</a></p>`,
  `<section lang="en"><h2>${english.error.title}</h2><p>${english.error.messageWithoutContact}</p>`,
  `<p><a href="">${english.retry}</a></p></section></main></body></html>`,
].join('')

interface Caller {
  headers: IncomingHttpHeaders
  eventLanguage?: Language | undefined
}

/** In German and English. */
export const errorWords: ErrorWords = { bodyOf: issueResponseOf, page: failurePage }

/** In the language of the request, else of the event, else German. */
export function issueResponseOf(request: Caller, issues: readonly Issue[]): IssueResponse {
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
  return issues.filter((_, index) => written.indexOf(written[index] ?? '') === index)
}

/** The language chosen in the client, which keeps it in a cookie, else of `Accept-Language`, else of the event, else German. */
export function callerLanguage({ headers, eventLanguage = 'de' }: Caller): Language {
  const chosenLanguage = languageNamed(cookieOf(headers, 'NG_TRANSLATE_LANG_KEY'))
  if (chosenLanguage) return chosenLanguage
  // An absent header and `*` accept every language; the first on offer is the event's.
  const offered = [eventLanguage, ...languages.filter((language) => language !== eventLanguage)]
  const accepted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } }).language(offered)
  return languageNamed(accepted) ?? eventLanguage
}

/** Whoever reads a page about an event: without a choice of theirs, its language counts more than the browser's, as on the page before. */
export function readerOf({ headers, eventLanguage }: Caller): Caller {
  return eventLanguage === undefined ? { headers } : { headers: { cookie: headers.cookie }, eventLanguage }
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
