import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../kit/text.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const scene = style({ minHeight: '8.2em', '@media': { [fromSm]: { minHeight: '5.2em' } } })

export const sceneTitle = style([textStyle.body, { fontWeight: 640, marginBottom: 2 }])

export const sceneText = style([textStyle.body, { textWrap: 'pretty' }])

export const faces = style([
  textStyle.small,
  { color: color.muted, fontVariantNumeric: 'tabular-nums', marginBottom: 16 },
])

export const controls = style({ marginTop: 8, marginBottom: 12 })

export const list = style({ listStyle: 'none', display: 'flex', gap: 6, margin: 0, padding: 0 })

export const item = style({ flex: 1 })

export const row = style({ display: 'flex', marginLeft: -8 })

export const button = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: color.muted,
  selectors: { '&:hover': { backgroundColor: color.hover } },
})

export const onlyMoving = style([button, { '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } } }])

export const previous = style([button, { marginLeft: 'auto' }])

export const sceneButton = style({ width: '100%', height: 28, borderRadius: 8, color: color.primary })
