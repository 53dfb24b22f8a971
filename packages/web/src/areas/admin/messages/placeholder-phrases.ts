import { messages as german } from '@running-dinner/phrases/de/messages.ts'
import { messages as english } from '@running-dinner/phrases/en/messages.ts'
import { useTranslation } from 'react-i18next'

/** What each placeholder stands for, in the reader's language; the texts around them are in the event's. */
export function usePlaceholderPhrases() {
  const { i18n } = useTranslation()
  return (i18n.resolvedLanguage === 'de' ? german : english).placeholders
}
