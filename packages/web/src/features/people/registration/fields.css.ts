import { style, styleVariants } from '@vanilla-extract/css'
import { control } from '../../../kit/control.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const fit = style({ color: color.success })

export const street = style({ position: 'relative' })

export const suggestionList = style({
  position: 'absolute',
  zIndex: 1300,
  top: 84,
  left: 0,
  minWidth: '100%',
  width: 'calc(100vw - 32px)',
  paddingTop: 4,
  paddingBottom: 4,
  backgroundColor: color.paper,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 8,
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.2)',
  '@media': { [fromSm]: { width: '100%' } },
})

export const option = style({
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 8,
  paddingBottom: 8,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.hover } },
})

export const optionActive = style([option, { backgroundColor: color.selected }])

export const optionStreet = style({ fontWeight: 600 })

export const optionTown = style({ color: color.muted, fontSize: '0.875rem' })

export const group = style({ display: 'grid', gap: 20 })

export const healthNote = style({
  paddingLeft: 16,
  borderLeft: '4px solid',
  borderColor: color.line,
  color: color.muted,
  fontSize: '0.9375rem',
})

export const fieldset = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })

export const legend = style({ padding: 0, fontWeight: 600, marginBottom: 6 })

export const pair = style({ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' })

export const seats = style({ display: 'flex', gap: 8, maxWidth: 320 })

export const seatsInput = style([control, { textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 }])

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

export const standbyHelp = style({ marginTop: 6, color: color.muted, fontSize: '0.875rem' })

export const answer = styleVariants({ YES: color.success, NO: color.info, UNKNOWN: color.muted }, (tone) => ({
  color: tone,
  marginTop: 1,
}))

export const door = style({ display: 'grid', gap: 8 })

export const doorSummary = style({ paddingTop: 10, paddingBottom: 10, cursor: 'pointer', fontWeight: 600 })

export const doorFields = style({ paddingTop: 8 })

export const cardLabel = style({ minWidth: 0, overflowWrap: 'anywhere' })
