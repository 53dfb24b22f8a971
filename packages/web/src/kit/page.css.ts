import { style } from '@vanilla-extract/css'
import { container } from './container.css.ts'
import { textStyle } from './text.css.ts'
import { color, fromMd } from './tokens.css.ts'

export const page = style([
  container.sm,
  { paddingTop: 24, paddingBottom: 24, '@media': { [fromMd]: { paddingTop: 40, paddingBottom: 40 } } },
])

export const title = style([textStyle.h1, { marginBottom: 24, textWrap: 'balance' }])

export const titleIntro = style([title, { marginBottom: 8 }])

export const text = style([textStyle.lead, { color: color.muted, marginBottom: 24 }])
