import { style, styleVariants } from '@vanilla-extract/css'
import { control } from '../../../kit/control.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const grid = style({ display: 'grid', gap: 20 })

export const seatsInputRow = style({ display: 'flex', gap: 8, maxWidth: 320 })

export const seatsInputInput = style([control, { textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 }])

export const stepButton = style({
  flex: '0 0 56px',
  border: '1px solid',
  borderColor: color.faint,
  borderRadius: 8,
  backgroundColor: color.paper,
  selectors: { '&:disabled': { color: color.faint, cursor: 'default' } },
})

export const seatsMeaning = style({
  display: 'flex',
  gap: 8,
  marginTop: 12,
  minHeight: 102,
  '@media': { [fromSm]: { minHeight: 51 } },
})

export const standbyFields = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })

export const standbyFieldsLegend = style({ padding: 0, fontWeight: 600, marginBottom: 6 })

export const standbyFieldsGrid = style({ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' })

export const standbyHelp = style({ marginTop: 6, color: color.muted, fontSize: '0.875rem' })

export const answer = styleVariants({ YES: color.success, NO: color.info, UNKNOWN: color.muted }, (tone) => ({
  color: tone,
  marginTop: 1,
}))
