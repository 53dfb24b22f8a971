import { style } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

export const card = style({
  '@layer': { [kitLayer]: { border: `1px solid ${color.line}`, borderRadius: 12, backgroundColor: color.paper } },
})
