import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const section = style({
  selectors: { '& + &': { marginTop: 32, paddingTop: 28, borderTop: '1px solid', borderColor: color.line } },
})

export const text = style({ marginTop: 4, marginBottom: 20, color: color.muted })
