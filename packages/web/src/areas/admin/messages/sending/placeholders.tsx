import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { type MessageText, type Placeholder, placeholdersOf } from '@running-dinner/domain/messages'
import { editor as english } from '@running-dinner/phrases/english-messages'
import { editor as german } from '@running-dinner/phrases/german-messages'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'

const Hint = lazy(() => import('../../../../ui/hint.tsx').then((file) => ({ default: file.Hint })))
const loadCollapse = () => import('@mui/material/Collapse')
const Collapse = lazy(loadCollapse)

/** Explains the placeholders in the organiser's language; the message itself is in the language of the event. */
function usePlaceholderPhrases() {
  return (useLanguage() === 'de' ? german : english).placeholders
}

interface PlaceholderChipsProps {
  /** Label of the field that the placeholders are inserted into. */
  label: string
  placeholders: readonly Placeholder[]
  onInsert: (placeholder: Placeholder) => void
}

export function PlaceholderChips({ label, placeholders, onInsert }: PlaceholderChipsProps) {
  const { t } = useTranslation('mailing')
  const phrases = usePlaceholderPhrases()
  const [pointed, setPointed] = useState<{ chip: Element; name: Placeholder }>()
  const leave = () => setPointed(undefined)
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
        <Chip
          key={name}
          label={phrases[name].name}
          aria-label={t('placeholders.insert', { ...phrases[name], code: `{${name}}` })}
          variant="outlined"
          onClick={() => onInsert(name)}
          onPointerEnter={(event) => setPointed({ chip: event.currentTarget, name })}
          onPointerLeave={leave}
          onFocus={({ currentTarget: chip }) => chip.matches(':focus-visible') && setPointed({ chip, name })}
          onBlur={leave}
          sx={{ height: 30, borderRadius: 1.5, fontSize: '0.8125rem', '& .MuiChip-label': { px: 1.25 } }}
        />
      ))}
      {pointed && (
        <Suspense>
          <Hint anchor={pointed.chip} text={phrases[pointed.name].meaning} />
        </Suspense>
      )}
    </Box>
  )
}

/** Lists every placeholder with meaning and sample, because the tooltips of the chips do not exist on touch screens. */
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
      <OnceOpened open={isOpen} load={loadCollapse} onFail={() => setIsOpen(false)}>
        <Collapse in={isOpen} appear id={listId} unmountOnExit>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('placeholders.intro')}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
            {names.map((name) => (
              <Box
                key={name}
                sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' } }}
              >
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {phrases[name].name}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`{${name}}`}</Typography>
                </Box>
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
      </OnceOpened>
    </Box>
  )
}

interface InsertedText {
  text: string
  /** Position of the cursor after the insertion. */
  cursor: number
}

/** Replaces the selected range of `text` by `piece`; an empty range is the cursor. */
export function insertText(text: string, insertion: string, selected: { start: number; end: number }): InsertedText {
  const start = Math.min(selected.start, text.length)
  const end = Math.max(start, Math.min(selected.end, text.length))
  return { text: text.slice(0, start) + insertion + text.slice(end), cursor: start + insertion.length }
}
