import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

interface LengthHelpProps {
  value: string
  limit: number
  /** What stands beside the count: help, or what is wrong. */
  text: string | undefined
  /** Counts only when the end is near. */
  isQuiet?: boolean
}

const nearTheEnd = 0.8

/** How much of a limit is used, below a field. What is too long stays: nothing that was typed is cut off. */
export function LengthHelp({ value, limit, text, isQuiet = false }: LengthHelpProps) {
  const { t } = useTranslation('mailing')
  // As the server and the database count: an emoji is one.
  const length = [...value].length
  const isCounted = !isQuiet || length > limit * nearTheEnd
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span>{text}</span>
      {isCounted && (
        <Box
          component="span"
          sx={{
            flex: 'none',
            fontVariantNumeric: 'tabular-nums',
            ...(length > limit && { color: 'error.main', fontWeight: 600 }),
          }}
        >
          {t('compose.length', { length, limit })}
        </Box>
      )}
    </Box>
  )
}
