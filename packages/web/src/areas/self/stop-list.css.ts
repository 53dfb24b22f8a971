import { style } from '@vanilla-extract/css'
import { card } from '../../kit/card.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const line = style({ display: 'flex', gap: 8, padding: '3px 0' })

export const icon = style({ marginTop: 2, color: color.muted })

export const stopContactsText = style({ minWidth: 0 })

export const muted = style({ color: color.muted })

/** Below the text of a line, not below its icon: the width of a small one, and the gap. */
const besideIcon = 'calc(1.4286rem + 8px)'

export const door = style({ paddingLeft: besideIcon, fontWeight: 600 })

export const remarks = style({ paddingLeft: besideIcon, whiteSpace: 'pre-line' })

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 })

export const stop = style([card, { padding: 20, breakInside: 'avoid', display: 'grid', gap: 6 }])

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 })

export const time = style({ fontSize: '1.375rem', fontWeight: 680, fontVariantNumeric: 'tabular-nums' })

export const cancelled = style({ marginLeft: 'auto' })

export const text = style({ margin: 0 })

export const host = style({ margin: 0, fontWeight: 600 })

export const way = style([textStyle.small, { color: color.muted }])

export const diets = style({ marginTop: 8, paddingTop: 12, borderTop: `1px solid ${color.line}` })

export const dietsTitle = style([textStyle.h4, { marginBottom: 6 }])
