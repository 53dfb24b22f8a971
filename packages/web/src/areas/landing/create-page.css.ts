import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const grid = style({
  display: 'grid',
  gap: 20,
  marginBottom: 48,
  '@media': { [fromSm]: { gap: 24, gridTemplateColumns: '1fr 1fr' } },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.paper,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 24,
  padding: 12,
})

export const createPageColumn = style({
  paddingLeft: 8,
  paddingRight: 8,
  paddingTop: 20,
  paddingBottom: 12,
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
})

export const title = style([textStyle.h2, { marginBottom: 8 }])

export const text = style([textStyle.body, { flex: 1, marginBottom: 24 }])
