import { style, styleVariants } from '@vanilla-extract/css'
import { container } from './container.css.ts'
import { textStyle } from './text.css.ts'
import { color, fromMd } from './tokens.css.ts'

export const page = styleVariants({ sm: container.sm, md: container.md, lg: container.lg }, (column) => [
  column,
  { paddingTop: 24, paddingBottom: 24, '@media': { [fromMd]: { paddingTop: 40, paddingBottom: 40 } } },
])

export const back = style({ marginLeft: -8, marginBottom: 8, padding: '4px 8px', fontSize: '0.875rem' })

export const title = style([textStyle.h1, { marginBottom: 24, textWrap: 'balance' }])

export const titleIntro = style([title, { marginBottom: 8 }])

export const text = style([textStyle.lead, { color: color.muted, marginBottom: 24, maxWidth: '68ch' }])
