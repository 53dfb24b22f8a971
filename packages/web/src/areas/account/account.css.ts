import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../kit/card.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromSm } from '../../kit/tokens.css.ts'

/** Fields below each other, each as wide as the form, and its button. */
export const fields = style({ display: 'grid', gap: 20, justifyItems: 'start' })
globalStyle(`${fields} > div`, { width: '100%' })

/** First and last name: beside each other where there is room. */
export const names = style({ display: 'grid', gap: 20, '@media': { [fromSm]: { gridTemplateColumns: '1fr 1fr' } } })

export const forgotten = style({ paddingBlock: 4 })

export const otherWay = style({ margin: 0, marginTop: 32, paddingTop: 24, borderTop: `1px solid ${color.line}` })

export const otherWayLink = style({ display: 'inline-block', paddingBlock: 4, fontWeight: 600 })

export const sections = style({ display: 'grid', gap: 24 })

export const who = style({ margin: 0, color: color.muted, overflowWrap: 'anywhere' })

export const start = style({ justifySelf: 'start' })

export const section = style([card, { padding: 16, '@media': { [fromSm]: { padding: 24 } } }])

export const sectionTitle = style([textStyle.h2, { marginBottom: 16 }])

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const picture = style({ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'center' })

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  borderRadius: '50%',
  objectFit: 'cover',
  color: color.paper,
  backgroundColor: color.faint,
})

export const avatarIcon = style({ fontSize: 56 })

export const pictureButtons = style({ flex: '1 1 220px', display: 'grid', gap: 8, justifyItems: 'start' })

export const help = style([textStyle.small, { color: color.muted, marginTop: 16 }])
