import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { type MessageText, placeholdersOf } from '@running-dinner/domain/messages/placeholders.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { usePlaceholderPhrases } from './placeholder-phrases.ts'

/** Every placeholder of a kind with its meaning and a sample, for those who cannot hover over a chip. */
export function PlaceholderHelp({ texts }: { texts: readonly MessageText[] }) {
  const { t } = useTranslation('mailing')
  const phrases = usePlaceholderPhrases()
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const names = [...new Set(texts.flatMap(placeholdersOf))]
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -1, px: 1 }}
      >
        {t('placeholders.explain')}
      </Button>
      <Collapse in={isOpen} id={listId} unmountOnExit>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('placeholders.intro')}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
          {names.map((name) => (
            <Box
              key={name}
              sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' } }}
            >
              <Box component="dt" sx={{ fontWeight: 600 }}>{`{${name}}`}</Box>
              <Box component="dd" sx={{ m: 0 }}>
                {phrases[name].meaning}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('placeholders.sample', { sample: phrases[name].sample })}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}
