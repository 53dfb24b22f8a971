import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  /** Id of the control; the text below it has the id `<id>-below`. */
  id: string
  label: string
  required?: boolean
  error: boolean
  below: ReactNode
  /** The text below changes while typing, so screen readers are notified politely. */
  isLive?: boolean
  children: ReactNode
}

/** Label above, control, help or issue below. */
export function FieldFrame({ id, label, required = false, error, below, isLive = false, children }: FieldFrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
        {required && <span aria-hidden>{'\u00A0*'}</span>}
      </Box>
      {children}
      <FieldBelow id={id} error={error} isLive={isLive}>
        {below}
      </FieldBelow>
    </Box>
  )
}

interface FieldBelowProps {
  id: string
  error: boolean
  isLive?: boolean
  children: ReactNode
}

export function FieldBelow({ id, error, isLive = false, children }: FieldBelowProps) {
  return (
    <Box
      id={`${id}-below`}
      aria-live={isLive ? 'polite' : undefined}
      sx={{
        mt: 0.5,
        '&:empty': { mt: 0 },
        fontSize: '0.875rem',
        lineHeight: 1.5,
        color: error ? 'error.main' : 'text.secondary',
      }}
    >
      {children}
    </Box>
  )
}
