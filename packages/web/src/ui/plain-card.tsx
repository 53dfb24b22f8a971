import { styled } from '@mui/material/styles'

/** A sheet with an edge, without the library's. */
export const PlainCard = styled('section')({
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-background-paper)',
})
