import { style } from '@vanilla-extract/css'
import { container } from './container.css.ts'
import { textStyle } from './text.css.ts'
import { color, fromMd } from './tokens.css.ts'

export const page = style([
  container.sm,
  { paddingBlock: 48, textAlign: 'center', '@media': { [fromMd]: { paddingBlock: 80 } } },
])

export const icon = style({ fontSize: 48, color: color.muted, marginBottom: 16 })

export const title = style([textStyle.h1, { marginBottom: 16, textWrap: 'balance' }])

export const text = style([textStyle.body, { color: color.muted, marginBottom: 12, textWrap: 'pretty' }])

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'center', marginTop: 32 })
