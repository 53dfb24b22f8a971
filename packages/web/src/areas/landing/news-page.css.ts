import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  columnGap: 32,
  paddingTop: 24,
  paddingBottom: 24,
  borderTop: '1px solid',
  borderColor: color.line,
  '@media': { [fromSm]: { gridTemplateColumns: '120px minmax(0, 60ch)' } },
})

export const date = style([
  textStyle.body,
  { color: color.muted, fontVariantNumeric: 'tabular-nums', '@media': { [fromSm]: { paddingTop: '3px' } } },
])

export const title = style([textStyle.h2, { marginBottom: 8 }])
