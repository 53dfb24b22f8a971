import { style } from '@vanilla-extract/css'
import { color } from './tokens.css.ts'

export const frame = style({ minWidth: 0 })

export const label = style({ display: 'block', fontWeight: 600, marginBottom: 4 })

export const fieldBelow = style({
  marginTop: 4,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: color.muted,
  selectors: { '&:empty': { marginTop: 0 } },
})

export const fieldBelowError = style([fieldBelow, { color: color.error }])
