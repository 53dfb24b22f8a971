import { style } from '@vanilla-extract/css'
import { card } from '../kit/card.css.ts'
import { textStyle } from '../kit/text.css.ts'
import { fromSm } from '../kit/tokens.css.ts'

export const section = style([
  card,
  { padding: 16, scrollMarginTop: 144, '@media': { [fromSm]: { padding: 24 }, print: { breakInside: 'avoid' } } },
])

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 16,
})

export const title = textStyle.h3
