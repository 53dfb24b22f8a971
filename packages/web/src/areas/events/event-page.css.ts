import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const event = style([
  container.lg,
  { paddingBottom: 24, paddingTop: 0, '@media': { [fromMd]: { paddingBottom: 48, paddingTop: 48 } } },
])

export const eventGrid = style({
  display: 'grid',
  columnGap: 56,
  alignItems: 'start',
  '@media': {
    [fromMd]: {
      gridTemplateColumns: '400px minmax(0, 1fr)',
      gridTemplateAreas: '"cover main" "aside main"',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const cover = style({
  marginLeft: -16,
  marginRight: -16,
  marginBottom: 24,
  '@media': {
    [fromSm]: { marginLeft: -24, marginRight: -24 },
    [fromMd]: { gridArea: 'cover', marginLeft: 0, marginRight: 0, marginBottom: 32 },
  },
})

export const content = style({ minWidth: 0, '@media': { [fromMd]: { gridArea: 'main' } } })

export const eventTitle = style([
  textStyle.h1,
  { fontSize: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)', lineHeight: 1.12, marginBottom: 16, textWrap: 'balance' },
])

export const aside = style({
  minWidth: 0,
  display: 'grid',
  gap: 32,
  marginTop: 40,
  '@media': { [fromMd]: { gridArea: 'aside', marginTop: 0 } },
})

export const eventText = style([textStyle.small, { color: color.muted, marginTop: 8 }])

export const privacy = style([textStyle.small, { color: color.muted }])

export const part = style({ marginTop: 40, '@media': { [fromMd]: { marginTop: 48 } } })

export const partTitle = style([textStyle.h2, { marginBottom: 16 }])

export const asideTitle = style([textStyle.h3, { marginBottom: 12 }])
