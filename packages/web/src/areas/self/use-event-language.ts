import type { Language } from '@running-dinner/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guestLanguage } from '../../lib/remembered-language.ts'

/** Guests read in the language of their event, unless they have chosen one. Tells whether the language is settled. */
export function useEventLanguage(languageCode: Language | undefined): boolean {
  const { i18n } = useTranslation()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled || languageCode === undefined) return
    const settle = () => setSettled(true)
    void i18n.changeLanguage(guestLanguage(languageCode)).then(settle, settle)
  }, [i18n, isSettled, languageCode])
  return isSettled
}
