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
