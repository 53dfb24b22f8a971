import type { Issue } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases/fill-phrase'
import { useTranslation } from 'react-i18next'
import { ApiError, toApiError } from './api-error.ts'
import { currentLanguage, i18n } from './i18n.ts'

/** The sentence of a code in the reader's language; returns a text that is no code as it is. */
export function issueText(code: string, data: Issue['data'] = {}): string {
  if (!i18n.isInitialized) return code
  const language = currentLanguage()
  // The server cannot be reached, or its files have changed.
  if (!i18n.hasResourceBundle(language, 'issues') && /^\w+$/.test(code)) return i18n.t('error.generic')
  return sentenceOf(loadedSentences(i18n, language), code, data)
}

type IssueNamespace = 'issues' | 'organiserIssues'

/** Public pages load the first half alone. */
const allNamespaces: readonly IssueNamespace[] = ['issues', 'organiserIssues']

/** Longest wait for sentences before an issue is shown in general words; milliseconds. */
const longestWait = 3_000

/** Loads the sentences of issues, which then follow the language; resolves without them where they do not arrive in time. */
export function loadIssueTexts(namespaces = allNamespaces): Promise<void> {
  return Promise.race([
    i18n.loadNamespaces(namespaces),
    new Promise<void>((resolve) => void setTimeout(resolve, longestWait)),
  ])
}

function loadedSentences(source: typeof i18n, language: string): Record<string, string> {
  return { ...source.getResourceBundle(language, 'issues'), ...source.getResourceBundle(language, 'organiserIssues') }
}

/**
 * Tries a key in upper case, as it is and in lower case, since servers spell codes differently. The sentence of too long a
 * text, which existing clients know without the limit, is another where the limit is known.
 */
export function sentenceOf(phrases: Readonly<Record<string, string>>, code: string, data: Issue['data'] = {}): string {
  if (code === 'max_length_exceeded' && data.max !== undefined)
    return fillPhrase(phrases.max_length_named ?? code, data)
  const key = [code.toUpperCase(), code, code.toLowerCase()].find((name) => Object.hasOwn(phrases, name))
  return key === undefined ? code : fillPhrase(phrases[key] ?? code, data)
}

/** Renders again when the language changes. Whatever refused a call or a form has loaded the sentences. */
export function useIssueText(): typeof issueText {
  const { i18n: ofRequest } = useTranslation()
  if (!import.meta.env.SSR) return issueText
  return (code, data) => sentenceOf(loadedSentences(ofRequest, ofRequest.language), code, data)
}

/** For issues that come with the data of a page: loads the sentences, with an ellipsis in their place until they are there. */
export function useLoadedIssueText(): typeof issueText {
  const { ready } = useTranslation(allNamespaces, { useSuspense: false })
  return (code, data) => (ready ? issueText(code, data) : '…')
}

/** The sentences of a failed call that has no form, or of code that could not be loaded. */
export function issueTexts(error: unknown): string[] {
  const isAnswered = error instanceof ApiError && !error.isUnanswered
  // Nothing else is known of the failure then, and to reload would lose the page.
  if (!isAnswered && !navigator.onLine) return [i18n.t('error.offline')]
  return toApiError(error).issues.map((issue) => issueText(issue.message, issue.data))
}
