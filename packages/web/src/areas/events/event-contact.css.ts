import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const grid = style({ display: 'grid', gap: 8, overflowWrap: 'anywhere' })

export const phone = style({ paddingTop: 4, paddingBottom: 4 })

export const seller = style({ marginTop: 8 })

export const text = style([textStyle.small, { color: color.muted }])

export const contactLink = style([
  anchor.plain,
  { display: 'inline-block', paddingTop: 4, paddingBottom: 4, overflowWrap: 'anywhere' },
])
