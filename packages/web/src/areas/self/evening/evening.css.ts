import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../kit/text.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const text = style({ margin: 0 })

export const muted = style({ color: color.muted })

export const below = style({ marginTop: 16 })

export const strip = style({ marginBottom: 16 })

/** Empty it takes no row of the grid around it, and is announced when it fills. */
export const unsent = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const answers = style({
  display: 'grid',
  gap: 10,
  marginTop: 16,
  '@media': { [fromSm]: { display: 'flex', flexWrap: 'wrap' } },
})

export const thanks = style({ margin: '8px 0 0', color: color.muted })

/** What the reader has to know before anything else. */
export const news = style({
  padding: 16,
  borderRadius: 12,
  border: `2px solid ${color.warning}`,
  backgroundColor: `color-mix(in srgb, ${color.warning} 10%, ${color.paper})`,
  '@media': { [fromSm]: { padding: 20 } },
})

export const newsTitle = style([textStyle.h2, { marginBottom: 8 }])

export const newsButton = style({ marginTop: 16, width: '100%', '@media': { [fromSm]: { width: 'auto' } } })

export const said = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, marginTop: 12 })

export const saidText = style({ flex: '1 1 180px' })

export const nobody = style({ marginTop: 12, color: color.text })

export const visitButtons = style({ display: 'grid', gap: 10, gridTemplateColumns: '1fr 1fr', marginTop: 12 })

/** Of two narrower buttons each takes half of the row below the wide one. */
export const wide = style({ gridColumn: '1 / -1', minHeight: 56, overflowWrap: 'anywhere' })

/** On a phone a long one takes two lines; it has to be readable, as it may be copied by hand. */
export const address = style({ minWidth: 0, lineHeight: 1.4 })

export const narrow = style({ minHeight: 52, width: '100%', paddingInline: 8 })

/** Beside no other narrow button it takes the whole row. */
export const cannotCook = style([narrow, { selectors: { '&:nth-child(2):last-child': { gridColumn: '1 / -1' } } }])

/** On the card's dark blue. */
export const left = style({
  gridColumn: '1 / -1',
  minHeight: 44,
  color: '#fff',
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  ':hover': { backgroundColor: '#245775', borderColor: 'transparent' },
})

export const contacts = style({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' })

export const contactsBelow = style([contacts, { marginTop: 12 }])

export const organiserPhone = style([wide, { fontSize: '1.125rem' }])

export const parts = style({ display: 'grid', gap: 16 })

export const guests = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 })

export const guestLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  columnGap: 8,
})

/** On a phone a line of its own, so that all calls begin at the same place. */
export const guest = style({
  flex: '1 1 100%',
  '@media': { [fromSm]: { flexBasis: 'auto' } },
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
})

export const guestName = style({ fontWeight: 650 })

export const call = style({ minHeight: 44, paddingInline: 8 })

export const part = style({ paddingTop: 16, borderTop: `1px solid ${color.line}` })

export const partTitle = style([textStyle.h4, { marginBottom: 8 }])

export const dietsText = style({ margin: '12px 0 8px', color: color.muted })

export const dietsDone = style({ marginTop: 8, color: color.muted })

export const hostButtons = style({
  display: 'grid',
  gap: 10,
  // Never more than two in a row, as long as they are.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(130px, calc(50% - 5px)), 1fr))',
})

export const hostButtonsBelow = style([hostButtons, { marginTop: 12 }])

/** Its button is as high as the one beside it. */
export const missing = style({ display: 'grid' })

export const question = style({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${color.line}`,
  padding: '16px 0 0',
})

export const questionTitle = textStyle.h4
