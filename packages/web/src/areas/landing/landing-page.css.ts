import { globalStyle, style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const action = style({ marginTop: 32 })

export const hero = style([
  container.lg,
  { paddingTop: 32, paddingBottom: 48, '@media': { [fromMd]: { paddingTop: 64, paddingBottom: 72 } } },
])

export const heroGrid = style({
  display: 'grid',
  columnGap: 56,
  rowGap: 32,
  alignItems: 'center',
  '@media': { [fromMd]: { gridTemplateColumns: '1fr 1.1fr' } },
})

export const heroTitle = style([
  textStyle.h1,
  { fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.5rem)', lineHeight: 1.08, marginBottom: 16, textWrap: 'balance' },
])

export const heroText = style([
  textStyle.lead,
  {
    color: color.muted,
    marginBottom: 24,
    maxWidth: '52ch',
    textWrap: 'pretty',
    '@media': { [fromMd]: { marginBottom: 32 } },
  },
])

export const heroRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${heroRow} :is(a, button)`, {
  flex: '1 1 auto',
  whiteSpace: 'nowrap',
  '@media': { [fromSm]: { flex: '0 0 auto' } },
})

export const terms = style([textStyle.small, { color: color.muted, marginTop: 16 }])

export const guest = style([textStyle.body, { marginTop: 20 }])

export const heroLink = style([
  anchor.plain,
  { display: 'inline-block', paddingTop: 4, paddingBottom: 4, fontWeight: 600 },
])
