import { style } from '@vanilla-extract/css'
import { container } from '../../kit/container.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { fromMd } from '../../kit/tokens.css.ts'

export const support = style([
  container.lg,
  { paddingTop: 48, paddingBottom: 16, '@media': { [fromMd]: { paddingTop: 72, paddingBottom: 32 } } },
])

export const grid = style({
  display: 'grid',
  columnGap: 64,
  rowGap: 40,
  '@media': { [fromMd]: { gridTemplateColumns: '1fr 1fr' } },
})

export const text = style([textStyle.body, { marginBottom: 16 }])

export const part = style({ maxWidth: '60ch' })

export const partTitle = style([textStyle.h2, { marginBottom: 8 }])
