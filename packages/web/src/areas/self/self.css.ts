import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../kit/card.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const text = style({ margin: 0 })

/** A paragraph above what is to be done. */
export const intro = style({ margin: '0 0 24px' })

export const lead = style({ margin: '0 0 16px' })

export const line = style({ margin: '0 0 8px' })

export const muted = style({ margin: 0, color: color.muted })

export const strong = style({ margin: 0, fontWeight: 600 })

/** Words as their writer laid them out. */
export const quoted = style({ margin: '0 0 8px', color: color.muted, whiteSpace: 'pre-line' })

export const breakable = style({ overflowWrap: 'anywhere' })

export const notice = style({ marginBottom: 16 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const buttonsBelow = style([buttons, { marginTop: 16 }])

export const withdraw = style({ marginBlock: 8 })

export const stack = style({ display: 'grid', gap: 16 })

export const fields = style({ display: 'grid', gap: 24, overflowWrap: 'anywhere' })

export const fieldsAtStart = style([fields, { justifyItems: 'start' }])
globalStyle(`${fieldsAtStart} > div`, { width: '100%' })

/** A card below the page's main part. */
export const section = style([
  card,
  { padding: 16, marginTop: 40, overflowWrap: 'anywhere', '@media': { [fromSm]: { padding: 24 } } },
])

export const sectionTitle = style([textStyle.h3, { marginBottom: 8 }])

export const padded = style({ padding: 20 })

export const boxTitle = style([textStyle.h3, { marginBottom: 8 }])

/** Why a button cannot be pressed. */
export const reason = style([textStyle.small, { marginTop: 8, color: color.muted }])

/** In line with the text around it. */
export const linkButton = style({ justifySelf: 'start', marginLeft: -20, textAlign: 'left' })

export const stored = style({ marginTop: 32, overflowWrap: 'anywhere' })

export const below = style({ marginTop: 32 })

export const members = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
})

export const unbroken = style({ whiteSpace: 'nowrap' })

export const question = style({ margin: '12px 0' })

export const done = style({ display: 'flex', alignItems: 'center', gap: 8, color: color.muted })

export const doneIcon = style({ color: color.success })

export const phone = style([unbroken, { marginRight: 8 }])
