import { style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const grid = style({ display: 'grid', gap: 20 })

export const healthNote = style({
  paddingLeft: 16,
  borderLeft: '4px solid',
  borderColor: color.line,
  color: color.muted,
  fontSize: '0.9375rem',
})

export const dietFields = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })

export const dietFieldsLegend = style({ padding: 0, fontWeight: 600, marginBottom: 6 })

export const dietFieldsGrid = style({ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' })
