import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const list = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginBottom: 32,
  display: 'grid',
  columnGap: 40,
  rowGap: 28,
  '@media': { [fromSm]: { gridTemplateColumns: '1fr 1fr' } },
})

export const item = style({ display: 'flex', gap: 16 })

export const icon = style({ color: color.primary, fontSize: 28, marginTop: '-1px' })

export const title = style([textStyle.h3, { marginBottom: 4 }])

export const text = style([textStyle.body, { color: color.muted }])
