import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'

interface PlainFieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** More than one line. */
  rows?: number
  input: Pick<
    ComponentProps<'input'>,
    'name' | 'type' | 'inputMode' | 'autoComplete' | 'defaultValue' | 'required' | 'maxLength' | 'min'
  >
  onChange?: (value: string) => void
}

/** Field of a public page: a native element, which needs little code and works before hydration. */
export function PlainField({ label, help, error, rows, input, onChange }: PlainFieldProps) {
  const id = useId()
  const below = error ?? help
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        component={rows === undefined ? 'input' : 'textarea'}
        id={id}
        {...input}
        {...(rows === undefined ? {} : { rows })}
        aria-invalid={error !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        onChange={(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(event.target.value)}
        sx={{
          width: '100%',
          minHeight: 48,
          px: 1.75,
          py: 1.25,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: error === undefined ? 'text.disabled' : 'error.main',
          borderRadius: 1,
          resize: 'vertical',
          '&:hover': { borderColor: 'text.primary' },
          '&:focus-visible': { outlineOffset: 0 },
        }}
      />
      {below !== undefined && (
        <Typography
          id={`${id}-below`}
          variant="body2"
          sx={{ mt: 0.5, color: error === undefined ? 'text.secondary' : 'error.main' }}
        >
          {below}
        </Typography>
      )}
    </Box>
  )
}
