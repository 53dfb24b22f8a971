import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

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

export const eventLinkDate = style({ color: color.muted, whiteSpace: 'nowrap' })
