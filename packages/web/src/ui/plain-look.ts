import { styled } from '@mui/material/styles'

/** A button without a look of its own, styled like the other elements of MUI. */
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

/** Read aloud, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
