import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const page = style([
  container.sm,
  { paddingBlock: 48, textAlign: 'center', '@media': { [fromMd]: { paddingBlock: 80 } } },
])

export const icon = style({ fontSize: 48, color: color.muted, marginBottom: 16 })

export const title = style([textStyle.h1, { marginBottom: 16, textWrap: 'balance' }])

export const text = style({ margin: '0 0 12px', color: color.muted, textWrap: 'pretty' })

export const again = style({ marginTop: 12 })
