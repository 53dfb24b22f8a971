import { styled } from '@mui/material/styles'

/** A button without a look of its own, and without the library's ripple, which the public pages do not load. */
export const PlainButton = styled('button')({
  appearance: 'none',
  border: 0,
  margin: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
})

/** A sheet with an edge, without the library's. */
export const PlainCard = styled('section')({
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-background-paper)',
})

/** Read aloud, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
