import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../kit/text.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const scene = style({ minHeight: '8.2em', '@media': { [fromSm]: { minHeight: '5.2em' } } })

export const text = style([textStyle.body, { fontWeight: 640, marginBottom: 2 }])

export const playerText = style([textStyle.body, { textWrap: 'pretty' }])

export const faces = style([
  textStyle.small,
  { color: color.muted, fontVariantNumeric: 'tabular-nums', marginBottom: 16 },
])
