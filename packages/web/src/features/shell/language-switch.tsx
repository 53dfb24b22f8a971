import { languages } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../kit/button.tsx'
import { chooseLanguage } from '../../lib/remembered-language.ts'
import * as styles from './language-switch.css.ts'

const names = { de: 'Deutsch', en: 'English' }

export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t('language')} className={styles.row}>
      {languages.map((language) => {
        const isCurrent = i18n.resolvedLanguage === language
        return (
          <PlainButton
            type="button"
            key={language}
            lang={language}
            aria-label={names[language]}
            aria-pressed={isCurrent}
            onClick={() => void chooseLanguage(i18n, language)}
            className={isCurrent ? styles.buttonCurrent : styles.button}
          >
            {language.toUpperCase()}
          </PlainButton>
        )
      })}
    </div>
  )
}
