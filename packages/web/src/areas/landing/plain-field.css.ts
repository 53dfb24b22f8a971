import { style } from '@vanilla-extract/css'
import { control as kitControl } from '../../kit/control.css.ts'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const field = style({ minWidth: 0 })

export const label = style([textStyle.body, { display: 'block', fontWeight: 600, marginBottom: 6 }])

export const text = style([textStyle.small, { marginTop: 4, color: color.muted }])

export const textError = style([text, { color: color.error }])

export const control = style([
  kitControl,
  {
    minHeight: 48,
    paddingBlock: 10,
    resize: 'vertical',
    selectors: { '&:focus-visible': { outlineOffset: 0 }, '&[aria-invalid="true"]': { boxShadow: 'none' } },
  },
])
