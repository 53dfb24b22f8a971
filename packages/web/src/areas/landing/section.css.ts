import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd } from '../../kit/tokens.css.ts'

export const section = style({
  backgroundColor: 'transparent',
  paddingTop: 48,
  paddingBottom: 48,
  '@media': { [fromMd]: { paddingTop: 72, paddingBottom: 72 } },
})

export const sectionRaised = style([section, { backgroundColor: color.paper }])

export const texts = style({ '@media': { [fromMd]: { order: 1 } } })

export const textsRight = style([texts, { '@media': { [fromMd]: { order: 2 } } }])

export const title = style([
  textStyle.h2,
  { fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)', lineHeight: 1.2, marginBottom: 24 },
])

export const titleIntro = style([title, { marginBottom: 8 }])

export const text = style([textStyle.lead, { color: color.muted, marginBottom: 32, maxWidth: '64ch' }])

export const picture = style({ maxWidth: 440, '@media': { [fromMd]: { order: 2, maxWidth: 'none' } } })

export const pictureLeft = style([picture, { '@media': { [fromMd]: { order: 1 } } }])

export const columns = style([
  container.lg,
  {
    display: 'grid',
    alignItems: 'center',
    columnGap: 64,
    rowGap: 32,
    '@media': { [fromMd]: { gridTemplateColumns: '7fr 5fr' } },
  },
])
export const columnsLeft = style([columns, { '@media': { [fromMd]: { gridTemplateColumns: '5fr 7fr' } } }])
