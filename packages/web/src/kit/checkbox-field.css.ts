import { style } from '@vanilla-extract/css'
import { color } from './tokens.css.ts'

export const row = style({ display: 'flex', gap: 12, paddingTop: 8, paddingBottom: 8 })

export const input = style({
  width: 22,
  height: 22,
  margin: 0,
  marginTop: '2px',
  flexShrink: 0,
  accentColor: color.primary,
})

export const texts = style({ minWidth: 0 })
