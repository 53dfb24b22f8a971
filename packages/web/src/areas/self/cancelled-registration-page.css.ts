import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const lines = style({ display: 'grid', gap: 8 })

export const refund = style({ marginTop: 24, overflowWrap: 'anywhere' })

export const forget = style({
  marginTop: 24,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  color: color.muted,
})
