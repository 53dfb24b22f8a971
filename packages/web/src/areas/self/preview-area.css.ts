import { globalStyle, style } from '@vanilla-extract/css'
import { color, fromSm } from '../../kit/tokens.css.ts'

/** Nothing in it can be pressed. */
export const frame = style({ border: 0, margin: 0, padding: 0, minWidth: 0 })
globalStyle(`${frame} :is(a, button)`, { cursor: 'default' })

export const strip = style({
  borderRadius: 0,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [fromSm]: { paddingInline: 24 } },
})
