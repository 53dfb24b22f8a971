import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const footer = style({
  borderTop: '1px solid',
  borderColor: color.line,
  marginTop: 32,
  '@media': { [fromMd]: { marginTop: 48 } },
})

export const grid = style([
  container.lg,
  {
    paddingTop: 32,
    paddingBottom: 32,
    display: 'grid',
    gap: 24,
    alignItems: 'end',
    '@media': { [fromMd]: { paddingTop: 40, paddingBottom: 40, gridTemplateColumns: '1fr auto' } },
  },
])

export const product = style({ marginBottom: 4, fontSize: '1.125rem' })

export const text = style([textStyle.small, { color: color.muted, maxWidth: '48ch' }])

export const navigation = style({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 4, gridColumn: '1 / -1' })

export const link = style([textStyle.small, anchor.plain, { color: color.muted, paddingTop: 8, paddingBottom: 8 }])

export const languageLinks = style({ display: 'flex', gap: 24 })

export const language = style([textStyle.small, anchor.plain, { paddingBlock: 8, color: color.muted }])
export const languageCurrent = style([
  textStyle.small,
  anchor.bare,
  { paddingBlock: 8, color: color.text, fontWeight: 650 },
])
