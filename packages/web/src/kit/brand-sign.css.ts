import { style } from '@vanilla-extract/css'

export const sign = style({ display: 'block', flexShrink: 0 })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontWeight: 740,
  letterSpacing: '-0.025em',
  whiteSpace: 'nowrap',
})
