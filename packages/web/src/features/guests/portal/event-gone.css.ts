import { style } from '@vanilla-extract/css'
import { container } from '../../../kit/container.css.ts'
import { textStyle } from '../../../kit/text.css.ts'
import { color, fromMd } from '../../../kit/tokens.css.ts'

export const page = style([
  container.sm,
  {
    paddingTop: 48,
    paddingBottom: 48,
    textAlign: 'center',
    '@media': { [fromMd]: { paddingTop: 80, paddingBottom: 80 } },
  },
])

export const title = style([textStyle.h1, { marginBottom: 16 }])

export const text = style([textStyle.body, { color: color.muted, marginBottom: 32 }])

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'center' })

export const eventGoneText = style([textStyle.small, { color: color.muted, marginTop: 32 }])
