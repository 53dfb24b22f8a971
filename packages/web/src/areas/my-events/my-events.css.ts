import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../kit/card.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

/** Parts of a page below each other. */
export const parts = style({ display: 'grid', gap: 32, '@media': { [fromMd]: { gap: 40 } } })

export const groups = style({ display: 'grid', gap: 32 })

export const groupTitle = style([textStyle.h2, { marginBottom: 16 }])

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 })

export const event = style([card, { padding: 16, display: 'grid', gap: 12, '@media': { [fromSm]: { padding: 20 } } }])

export const eventHead = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start' })

export const eventName = style([textStyle.h3, { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }])

/** Chips with an edge alone: what they say matters less than the name beside them. */
export const role = style({ border: `1px solid ${color.faint}`, backgroundColor: 'transparent' })

export const cancelled = style({
  border: `1px solid ${color.error}`,
  color: color.error,
  backgroundColor: 'transparent',
})

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 4, color: color.muted })

export const fact = style({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const factIcon = style({ fontSize: 20 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 })

export const remove = style({ paddingInline: 8 })

/** Its words in line with the text around it. */
export const textButton = style({ justifySelf: 'start', marginLeft: -20 })

export const sections = style({ display: 'grid', gap: 24 })
globalStyle(`${sections} > *`, { minWidth: 0 })

export const section = style([card, { padding: 16, '@media': { [fromSm]: { padding: 24 } } }])

export const sectionHead = style({ display: 'flex', gap: 10, alignItems: 'center', marginBottom: 12 })

export const sectionTitle = textStyle.h2

export const cardTitle = style([textStyle.h2, { marginBottom: 8 }])

export const primaryIcon = style({ color: color.primary })

export const stack = style({ display: 'grid', gap: 16, justifyItems: 'start' })

export const recovery = style([stack, { maxWidth: 480 }])
globalStyle(`${recovery} > div`, { width: '100%' })

export const recoveryText = style({ margin: 0, marginBottom: 16, color: color.muted })

export const sent = style({ display: 'grid', gap: 12, justifyItems: 'start', overflowWrap: 'anywhere' })

export const sentTitle = style({ margin: 0, display: 'flex', gap: 8, alignItems: 'center', fontWeight: 650 })

export const text = style({ margin: 0 })

export const muted = style({ margin: 0, color: color.muted })

export const course = style({ margin: 0, fontSize: '1.25rem', fontWeight: 700 })

export const partnerGone = style({ marginBottom: 16 })

export const partner = style({ display: 'grid', gap: 6, justifyItems: 'start' })

export const partnerName = style({ margin: 0, fontWeight: 650 })

export const guestsTitle = textStyle.h3

export const address = style({ overflowWrap: 'anywhere' })

export const message = style({ borderTop: `1px solid ${color.line}` })

export const messageTitle = style({ margin: 0, font: 'inherit' })

export const messageButton = style({
  width: '100%',
  minHeight: 48,
  paddingBlock: 12,
  gap: 8,
  textAlign: 'left',
  justifyContent: 'space-between',
})

export const messageHead = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minWidth: 0 })

export const subject = style({ overflowWrap: 'anywhere' })

export const unreadSubject = style([subject, { fontWeight: 700 }])

export const messageIcon = style({
  transition: 'rotate 150ms',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const messageText = style({ paddingBottom: 16 })

export const sentAt = style([textStyle.small, { marginBottom: 12, color: color.muted }])
