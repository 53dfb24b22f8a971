import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, inDark } from '../../kit/tokens.css.ts'

export const figure = style({ margin: 0 })

export const map = style({
  position: 'relative',
  aspectRatio: '720 / 480',
  overflow: 'hidden',
  borderRadius: 24,
  border: '1px solid',
  borderColor: color.line,
  backgroundColor: color.hover,
  // Faint lines in place of streets where there is no map.
  backgroundImage: `linear-gradient(115deg, transparent 48%, ${color.line} 48% 50%, transparent 50%), linear-gradient(25deg, transparent 62%, ${color.line} 62% 63.5%, transparent 63.5%)`,
})

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  selectors: { [inDark]: { filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' } },
})

export const caption = style([textStyle.caption, { color: color.muted, display: 'block', marginTop: 4 }])

export const circle = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '46%',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `3px solid ${color.primary}`,
  backgroundColor: `color-mix(in srgb, ${color.primary} 14%, transparent)`,
})
