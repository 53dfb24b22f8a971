import { styled } from '@mui/material/styles'

/** The browser's own box: many are drawn at once. */
export const TickBox = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  cursor: 'pointer',
  accentColor: (theme.vars ?? theme).palette.primary.main,
  flex: 'none',
}))
