import { style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const title = style([
  textStyle.h1,
  { fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)', marginBottom: 8, textWrap: 'balance' },
])

export const text = style([
  textStyle.lead,
  { color: color.muted, maxWidth: '64ch', marginBottom: 32, textWrap: 'pretty' },
])

export const frame = styleVariants(container, (column) => [
  column,
  { paddingBlock: 32, '@media': { [fromMd]: { paddingBlock: 48 } } },
])
