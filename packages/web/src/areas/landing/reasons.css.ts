import { style, styleVariants } from '@vanilla-extract/css'
import { inDark } from '../../kit/in-dark.ts'
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

export const boardScreen = style({
  backgroundColor: '#0d0c0b',
  boxShadow: '0 18px 50px rgba(33, 29, 24, 0.22)',
  borderRadius: 16,
  padding: 4,
  '@media': { [fromSm]: { padding: 6 } },
})

export const phoneScreen = style({
  backgroundColor: '#0d0c0b',
  boxShadow: '0 18px 50px rgba(33, 29, 24, 0.22)',
  maxWidth: 300,
  marginLeft: 'auto',
  marginRight: 'auto',
  borderRadius: '36px',
  padding: 8,
})

export const screen = styleVariants({ board: 6, evening: 28 }, (borderRadius) => ({
  width: '100%',
  height: 'auto',
  borderRadius,
}))

/** Of the pictures of both schemes the hidden one is not loaded. */
export const only = styleVariants({
  light: [{ display: 'block' }, inDark({ display: 'none' })],
  dark: [{ display: 'none' }, inDark({ display: 'block' })],
})
