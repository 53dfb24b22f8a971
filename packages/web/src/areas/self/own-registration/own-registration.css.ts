import { style } from '@vanilla-extract/css'
import { card } from '../../../kit/card.css.ts'
import { textStyle } from '../../../kit/text.css.ts'
import { color } from '../../../kit/tokens.css.ts'

export const cancel = style({ marginTop: 40 })

export const partTitleNear = textStyle.h3

export const cancelText = style({ margin: '4px 0 16px' })

/** A part of a form. */
export const part = style({ marginBottom: 40 })

export const partTitle = style([textStyle.h3, { marginBottom: 16 }])

export const partFields = style({ display: 'grid', gap: 20 })

export const language = style({ marginTop: 20 })

export const why = style({ margin: '0 0 12px' })

/** What cannot be changed: a name and a value per line. */
export const fixed = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: 8,
})

export const fixedLabel = style({ color: color.muted, overflowWrap: 'anywhere', hyphens: 'auto' })

export const fixedText = style({ margin: 0, overflowWrap: 'anywhere' })

export const askForHome = style({ marginTop: 16 })

export const state = style({ display: 'grid', gap: 12, marginBottom: 24, overflowWrap: 'anywhere' })

export const stored = style([card, { margin: 0 }])

export const storedPart = style({
  padding: '12px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})

export const storedTitle = style([textStyle.h4, { marginBottom: 4 }])

/** What is too long for its column, such as an address, stands below its name. */
export const storedLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16, margin: 0, padding: '2px 0' })

export const storedLabel = style({
  flex: '0 0 45%',
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: color.muted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** As wide as its longest word at least, which is why that one is not broken while a line has room for it. */
export const storedText = style({
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
})

export const team = style({ margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: 16 })

export const registeredAt = style({ marginTop: 12, color: color.muted, fontSize: '0.875rem' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 })
