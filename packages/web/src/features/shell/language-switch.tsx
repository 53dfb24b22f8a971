import Box from '@mui/material/Box'

import { languages } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../lib/remembered-language.ts'
import { PlainButton } from '../../ui/plain-look.ts'

const names = { de: 'Deutsch', en: 'English' }

export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  return (
    <Box role="group" aria-label={t('language')} sx={{ display: 'flex' }}>
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
            sx={{
              minWidth: 36,
              minHeight: 36,
              borderRadius: 1,
              fontSize: '0.875rem',
              fontWeight: isCurrent ? 700 : 500,
              color: isCurrent ? '#fff' : '#c9c9c9',
              textDecoration: isCurrent ? 'underline' : 'none',
              textUnderlineOffset: '5px',
              textDecorationThickness: '2px',
            }}
          >
            {language.toUpperCase()}
          </PlainButton>
        )
      })}
    </Box>
  )
}
