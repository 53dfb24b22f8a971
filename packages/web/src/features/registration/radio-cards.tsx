import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { FieldBelow } from '../../ui/form/field-frame.tsx'
import { type FieldProps, useField } from '../../ui/form/field-props.ts'
import { visuallyHidden } from '../../ui/plain-look.ts'
import type { RegistrationValues, WithLanguage } from './registration-values.ts'

interface RadioCardsProps extends FieldProps<RegistrationValues & WithLanguage> {
  choices: readonly { value: string; label: ReactNode; help?: string }[]
  /** The heading above says it already. */
  labelHidden?: boolean
  /** Beside each other where there is room. */
  row?: boolean
  /** Beside each other and all equally wide, where there is room. */
  inTwoColumns?: boolean
}

export function RadioCards(props: RadioCardsProps) {
  const { field, error, helperText } = useField<RegistrationValues & WithLanguage>(props)
  const { ref, value, onChange, ...rest } = field
  const id = useId()
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-below`} aria-invalid={error}>
      <Box id={id} sx={props.labelHidden ? visuallyHidden : { fontWeight: 600, mb: 0.75 }}>
        {props.label}
      </Box>
      <Box
        sx={
          props.inTwoColumns
            ? {
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                gap: 1,
              }
            : { display: 'flex', flexDirection: props.row ? 'row' : 'column', flexWrap: 'wrap', gap: 1 }
        }
      >
        {props.choices.map((choice, position) => (
          <Box component="label" key={choice.value} sx={choiceCard}>
            <input
              type="radio"
              {...rest}
              {...(position === 0 ? { ref } : {})}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <ChoiceText label={choice.label} help={choice.help} />
          </Box>
        ))}
      </Box>
      <FieldBelow id={id} error={error}>
        {helperText}
      </FieldBelow>
    </Box>
  )
}

function ChoiceText({ label, help }: { label: ReactNode; help: string | undefined }) {
  if (help === undefined) return label
  return (
    <Box component="span" sx={{ py: 0.5 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
        {help}
      </Box>
    </Box>
  )
}

/** A choice as a card: the whole of it can be tapped, and what is chosen has an edge as well as its mark. */
export const choiceCard = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.75,
  py: 1,
  minHeight: 52,
  cursor: 'pointer',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    cursor: 'inherit',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& :focus-visible': { outline: 'none' },
} as const
