import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'

/** On a phone one row to push sideways, so that the list below stays near. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 1,
  minWidth: 0,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 0.5,
  '& > *': { flexShrink: 0 },
}

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen, for those who do not see the row. */
  label: string
  value: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few, all in sight: a filter above a list. */
export function ChoiceChips<Value extends string>({ label, value, choices, onChange }: ChoiceChipsProps<Value>) {
  return (
    <Box role="group" aria-label={label} sx={row}>
      {choices.map((choice) => {
        const isChosen = choice.value === value
        return (
          <Chip
            key={choice.value}
            label={choice.label}
            aria-pressed={isChosen}
            variant="outlined"
            onClick={() => onChange(choice.value)}
            sx={{
              height: 36,
              borderRadius: 2,
              fontSize: '0.9375rem',
              ...(isChosen && {
                borderColor: 'primary.main',
                boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
                fontWeight: 600,
              }),
            }}
          />
        )
      })}
    </Box>
  )
}
