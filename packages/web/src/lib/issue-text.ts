import type { Issue } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases/fill-phrase'
import { useTranslation } from 'react-i18next'
import { ApiError, toApiError } from './api-error.ts'
import { currentLanguage, i18n } from './i18n.ts'

/** The sentence of a code in the reader's language; returns a text that is no code as it is. */
export function issueText(code: string, data: Issue['data'] = {}): string {
  return sentenceOf(i18n.isInitialized ? loadedSentences(i18n, currentLanguage()) : {}, code, data)
}

/** Guests' pages load the first half alone, those of organisers both: `work-providers.tsx`. */
function loadedSentences(source: typeof i18n, language: string): Record<string, string> {
  return { ...source.getResourceBundle(language, 'issues'), ...source.getResourceBundle(language, 'organiserIssues') }
}

/** Tries a key in upper case, as it is and in lower case, since servers spell codes differently. */
export function sentenceOf(phrases: Readonly<Record<string, string>>, code: string, data: Issue['data'] = {}): string {
  const key = [code.toUpperCase(), code, code.toLowerCase()].find((name) => Object.hasOwn(phrases, name))
  return key === undefined ? code : fillPhrase(phrases[key] ?? code, data)
}

/** Loads the sentences of the issues and renders again when the language changes. */
export function useIssueText(): typeof issueText {
  const { i18n: ofRequest } = useTranslation('issues')
  if (!import.meta.env.SSR) return issueText
  return (code, data) => sentenceOf(loadedSentences(ofRequest, ofRequest.language), code, data)
}

/** The sentences of a failed call that has no form, or of code that could not be loaded. */
export function issueTexts(error: unknown): string[] {
  const isAnswered = error instanceof ApiError && !error.isUnanswered
  // Nothing else is known of the failure then, and to reload would lose the page.
  if (!isAnswered && !navigator.onLine) return [i18n.t('error.offline')]
  return toApiError(error).issues.map((issue) => issueText(issue.message, issue.data))
}
