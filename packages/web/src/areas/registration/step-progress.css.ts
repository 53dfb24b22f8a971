import { style } from '@vanilla-extract/css'
import { hidden } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const progress = style({
  fontSize: '0.875rem',
  color: color.muted,
  marginBottom: 6,
  '@media': { [fromSm]: { display: 'none' } },
})

export const list = style({ display: 'flex', gap: 6, listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  flex: 1,
  minHeight: 18,
  fontSize: '0.875rem',
  fontWeight: 500,
  '@media': { [fromSm]: { minHeight: 32 } },
})

export const itemCurrent = style([item, { fontWeight: 700 }])

/** The bar is part of what can be tapped, also where its name is not shown. */
export const link = style({
  display: 'block',
  color: color.muted,
  textDecoration: 'none',
  marginTop: '-18px',
  paddingTop: '18px',
  minHeight: 26,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const step = style({ color: color.muted })

export const stepCurrent = style([step, { color: color.text }])

export const stepName = style({ display: 'none', '@media': { [fromSm]: { display: 'inline' } } })

export const stepNameOnPhone = style([hidden, { '@media': { [fromSm]: { display: 'none' } } }])

export const bar = style({
  height: 6,
  marginBottom: 4,
  borderRadius: 24,
  backgroundColor: color.line,
  transition: 'background-color 0.2s',
})

export const barFilled = style([bar, { backgroundColor: color.primary }])
