import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'

interface TextWarningsProps {
  unknownPlaceholders: readonly string[]
  isTextMissing: boolean
}

/** What is mostly a mistake: told, never corrected, because it may be meant (decisions B13). */
export function TextWarnings({ unknownPlaceholders, isTextMissing }: TextWarningsProps) {
  const { t } = useTranslation('mailing')
  const names = unknownPlaceholders.map((name) => `{${name}}`).join(', ')
  return (
    <>
      {isTextMissing && <Alert severity="warning">{t('preview.textMissing')}</Alert>}
      {names !== '' && (
        <Alert severity="warning">{t('preview.unknown', { count: unknownPlaceholders.length, names })}</Alert>
      )}
    </>
  )
}
