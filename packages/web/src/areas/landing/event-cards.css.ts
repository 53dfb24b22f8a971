import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  '@media': { [fromSm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' } },
})

export const eventCard = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 20,
  overflow: 'hidden',
  backgroundColor: color.paper,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 16,
  selectors: { '&:hover': { borderColor: color.primary }, '&:focus-within': { borderColor: color.primary } },
})

export const eventCardImage = style({
  display: 'block',
  width: 'calc(100% + 40px)',
  height: 'auto',
  marginLeft: -20,
  marginRight: -20,
  marginTop: -20,
  marginBottom: 8,
})

export const eventCardText = style([
  textStyle.body,
  { fontWeight: 640, color: color.primary, fontVariantNumeric: 'tabular-nums' },
])

export const eventCardLink = style([
  anchor.bare,
  { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 } } },
])

export const fact = style({ display: 'flex', gap: 8, alignItems: 'flex-start', color: color.muted })

export const factIcon = style({ marginTop: '2px' })

export const factText = style([textStyle.small, { lineHeight: 1.7, overflowWrap: 'anywhere', minWidth: 0 }])

export const mark = style([
  textStyle.small,
  {
    alignSelf: 'start',
    paddingLeft: 8,
    paddingRight: 8,
    border: '1px solid',
    borderColor: color.warning,
    color: color.warning,
    borderRadius: 8,
  },
])

export const eventCardTitle = style([textStyle.h3, { overflowWrap: 'anywhere' }])

export const eventsPageText = style([textStyle.body, { color: color.muted, marginBottom: 16 }])

export const eventSearchGrid = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  marginBottom: 32,
  '@media': { [fromSm]: { gridTemplateColumns: '1fr 200px' }, [fromMd]: { gridTemplateColumns: '1fr 200px auto' } },
})

export const eventSearchAction = style({ minHeight: 48, '@media': { [fromMd]: { marginTop: '33px' } } })
