import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Placeholder } from '@running-dinner/domain/messages/placeholders.ts'
import { useTranslation } from 'react-i18next'
import { usePlaceholderPhrases } from './placeholder-phrases.ts'

interface PlaceholderChipsProps {
  /** The field they go into. */
  label: string
  placeholders: readonly Placeholder[]
  onInsert: (placeholder: Placeholder) => void
}

export function PlaceholderChips({ label, placeholders, onInsert }: PlaceholderChipsProps) {
  const { t } = useTranslation('mailing')
  const phrases = usePlaceholderPhrases()
  return (
    <Box
      role="group"
      aria-label={t('placeholders.label', { field: label })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1 }}
    >
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', mr: 0.5 }}>
        {t('placeholders.short')}
      </Typography>
      {placeholders.map((name) => (
        <Tooltip key={name} title={phrases[name].meaning} disableInteractive>
          <Chip
            label={`{${name}}`}
            aria-label={t('placeholders.insert', { name: `{${name}}`, meaning: phrases[name].meaning })}
            variant="outlined"
            onClick={() => onInsert(name)}
            sx={{ height: 30, borderRadius: 1.5, fontSize: '0.8125rem', '& .MuiChip-label': { px: 1.25 } }}
          />
        </Tooltip>
      ))}
    </Box>
  )
}
