import type { Language } from '@running-dinner/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { guestLanguage } from '../../lib/remembered-language.ts'

/**
 * Guests read in the language of their event, unless the address names one (rules 14.1) or they have chosen one. A language
 * chosen here goes into the address, so that a reload keeps it. Tells whether the language is settled.
 */
export function useEventLanguage(languageCode: Language | undefined): boolean {
  const { i18n } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const named = query.get('lng') ?? query.get('lang')
  const [isSettled, setSettled] = useState(named !== null)
  const spoken = i18n.resolvedLanguage
  useEffect(() => {
    if (isSettled || languageCode === undefined) return
    const settle = () => setSettled(true)
    void i18n.changeLanguage(guestLanguage(languageCode)).then(settle, settle)
  }, [i18n, isSettled, languageCode])
  useEffect(() => {
    if (!isSettled || spoken === undefined || spoken === (named ?? languageCode)) return
    setQuery((before) => withLanguage(before, spoken), { replace: true, preventScrollReset: true })
  }, [isSettled, spoken, named, languageCode, setQuery])
  return isSettled
}

function withLanguage(query: URLSearchParams, language: string): URLSearchParams {
  const after = new URLSearchParams(query)
  after.delete('lang')
  after.set('lng', language)
  return after
}
