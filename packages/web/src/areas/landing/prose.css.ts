import { globalStyle, style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { fromMd } from '../../kit/tokens.css.ts'

export const section = style({
  marginBottom: 40,
  scrollMarginTop: 80,
  display: 'grid',
  columnGap: 64,
  rowGap: 24,
  alignItems: 'start',
  '@media': { [fromMd]: { marginBottom: 40 } },
})

export const sectionPicture = style([
  section,
  { '@media': { [fromMd]: { marginBottom: 64, gridTemplateColumns: 'minmax(0, 1fr) 380px' } } },
])

export const passage = style({ maxWidth: '72ch', minWidth: 0 })
globalStyle(`${passage} p`, { marginTop: 0, marginBottom: 12 })
globalStyle(`${passage} ul`, { paddingLeft: 24, marginTop: 8, marginBottom: 8 })
globalStyle(`${passage} li`, { marginBottom: 8 })

export const title = style([textStyle.h2, { marginBottom: 12 }])

export const picture = style({ maxWidth: 440, top: 96, '@media': { [fromMd]: { position: 'sticky' } } })

export const address = style({ fontStyle: 'normal', marginTop: 16, marginBottom: 16 })
