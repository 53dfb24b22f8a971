import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { hidden, textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const progress = style({
  fontSize: '0.875rem',
  color: color.muted,
  marginBottom: 6,
  '@media': { [fromSm]: { display: 'none' } },
})

export const list = style({ display: 'flex', gap: 6, listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  flex: 1,
  minHeight: 18,
  fontSize: '0.875rem',
  fontWeight: 500,
  '@media': { [fromSm]: { minHeight: 32 } },
})

export const itemCurrent = style([item, { fontWeight: 700 }])

/** The bar is part of what can be tapped, also where its name is not shown. */
export const link = style({
  display: 'block',
  color: color.muted,
  textDecoration: 'none',
  marginTop: '-18px',
  paddingTop: '18px',
  minHeight: 26,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const progressStep = style({ color: color.muted })

export const stepCurrent = style([progressStep, { color: color.text }])

export const stepName = style({ display: 'none', '@media': { [fromSm]: { display: 'inline' } } })

export const stepNameOnPhone = style([hidden, { '@media': { [fromSm]: { display: 'none' } } }])

export const bar = style({
  height: 6,
  marginBottom: 4,
  borderRadius: 24,
  backgroundColor: color.line,
  transition: 'background-color 0.2s',
})

export const barFilled = style([bar, { backgroundColor: color.primary }])

export const page = style([container.md, { paddingTop: 16, '@media': { [fromMd]: { paddingTop: 40 } } }])

export const grid = style({
  display: 'grid',
  columnGap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
})

export const step = style({ minWidth: 0 })

export const title = style([textStyle.h1, { marginTop: 16, marginBottom: 20, textWrap: 'balance' }])

export const aside = style({
  display: 'none',
  position: 'sticky',
  top: 96,
  '@media': { [fromMd]: { display: 'block' } },
})

export const eventCard = style({ padding: 20, display: 'grid', gap: 12 })

export const eventDate = style({ color: color.muted })

export const eventCardList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 })

export const eventCardItem = style({ display: 'flex', justifyContent: 'space-between', gap: 16 })

export const courseTime = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })

export const deadline = style({ color: color.muted, fontSize: '0.875rem' })

export const eventLink = style([
  anchor.bare,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    marginBottom: 12,
    minHeight: 32,
    maxWidth: '100%',
    ':hover': { textDecoration: 'underline' },
  },
])

export const eventLinkIcon = style({ fontSize: 20 })

export const eventTitle = style({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** On wide screens the card beside the form says the day. */
export const eventLinkDate = style({
  color: color.muted,
  whiteSpace: 'nowrap',
  '@media': { [fromMd]: { display: 'none' } },
})
