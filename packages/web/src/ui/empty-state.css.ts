import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../kit/card.css.ts'
import { textStyle } from '../kit/text.css.ts'
import { color, fromMd } from '../kit/tokens.css.ts'

export const box = style([
  card,
  { textAlign: 'center', padding: '40px 16px', '@media': { [fromMd]: { paddingBlock: 64 } } },
])

export const picture = style({
  position: 'relative',
  width: 132,
  height: 72,
  margin: '0 auto 12px',
  display: 'grid',
  placeItems: 'center',
})

export const shapes = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: 62,
})
globalStyle(`${shapes} svg`, { marginInline: -6, opacity: 0.22 })

export const icon = style({ position: 'relative', fontSize: 40 })

export const title = style([textStyle.h2, { marginBottom: 8 }])

export const text = style({ color: color.muted, maxWidth: '56ch', marginInline: 'auto' })

export const actions = style({ marginTop: 24, display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' })
