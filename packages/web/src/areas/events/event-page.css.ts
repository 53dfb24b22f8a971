import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { container } from '../../kit/container.css.ts'
import { inDark } from '../../kit/in-dark.ts'
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

export const host = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 8,
  marginBottom: 24,
})

export const hostInitials = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: color.main,
  color: color.paper,
  fontWeight: 700,
  fontSize: '0.9375rem',
})

export const hostName = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const headCount = style({
  paddingLeft: 10,
  paddingRight: 10,
  paddingTop: 2,
  paddingBottom: 2,
  borderRadius: 32,
  backgroundColor: color.selected,
  fontWeight: 640,
  fontSize: '0.9375rem',
})

export const contact = style({ display: 'grid', gap: 8, overflowWrap: 'anywhere' })

export const phone = style({ paddingTop: 4, paddingBottom: 4 })

export const seller = style({ marginTop: 8 })

export const contactText = style([textStyle.small, { color: color.muted }])

export const contactLink = style([
  anchor.plain,
  { display: 'inline-block', paddingTop: 4, paddingBottom: 4, overflowWrap: 'anywhere' },
])

export const coverPicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  '@media': { [fromMd]: { aspectRatio: '3 / 2', borderRadius: 32 } },
})

export const facts = style({
  margin: 0,
  display: 'grid',
  gap: 16,
  '@media': { [fromSm]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fact = style({ position: 'relative', paddingLeft: 36, minWidth: 0 })

export const factTerm = style({ color: color.muted, fontSize: '0.875rem' })

export const factIcon = style({ position: 'absolute', left: 0, top: 2, color: color.primary })

export const factValue = style({ margin: 0, fontWeight: 600 })

export const small = style({ fontWeight: 400, fontSize: '0.875rem', color: color.muted })

export const share = style({ marginTop: 16 })

export const shareActions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const shareAction = style({
  gap: 8,
  flex: 1,
  whiteSpace: 'nowrap',
  '@media': { [fromSm]: { flex: '0 0 auto' } },
})

export const outcome = style({
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: 8 } },
})

export const mapFigure = style({ margin: 0 })

export const map = style({
  position: 'relative',
  aspectRatio: '720 / 480',
  overflow: 'hidden',
  borderRadius: 24,
  border: '1px solid',
  borderColor: color.line,
  backgroundColor: color.hover,
  // Faint lines in place of streets where there is no map.
  backgroundImage: `linear-gradient(115deg, transparent 48%, ${color.line} 48% 50%, transparent 50%), linear-gradient(25deg, transparent 62%, ${color.line} 62% 63.5%, transparent 63.5%)`,
})

export const mapImage = style([
  { display: 'block', width: '100%', height: 'auto' },
  inDark({ filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' }),
])

export const mapCaption = style([textStyle.caption, { color: color.muted, display: 'block', marginTop: 4 }])

export const mapCircle = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '46%',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `3px solid ${color.primary}`,
  backgroundColor: `color-mix(in srgb, ${color.primary} 14%, transparent)`,
})
