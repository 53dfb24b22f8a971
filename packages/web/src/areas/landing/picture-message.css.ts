import { style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const message = style({
  maxWidth: 520,
  marginLeft: 'auto',
  marginRight: 'auto',
  paddingTop: 8,
  paddingBottom: 8,
  textAlign: 'center',
  '@media': { [fromMd]: { paddingTop: 24, paddingBottom: 24 } },
})

export const picture = style({ maxWidth: 400, marginLeft: 'auto', marginRight: 'auto', marginBottom: 24 })

export const text = style([textStyle.body, { color: color.muted, marginBottom: 24, textWrap: 'pretty' }])

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' })

export const title = styleVariants({ h1: textStyle.h1, h2: textStyle.h2 }, (size) => [
  size,
  { marginBottom: 8, textWrap: 'balance' },
])

export const page = style([
  container.md,
  { paddingTop: 32, paddingBottom: 32, '@media': { [fromMd]: { paddingTop: 48, paddingBottom: 48 } } },
])
