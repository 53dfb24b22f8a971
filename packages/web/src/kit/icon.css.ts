import { style } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'

export const icon = style({
  '@layer': {
    [kitLayer]: {
      width: '1em',
      height: '1em',
      flexShrink: 0,
      fill: 'currentColor',
      fontSize: '1.7143rem',
      userSelect: 'none',
    },
  },
})

export const small = style([icon, { '@layer': { [kitLayer]: { fontSize: '1.4286rem' } } }])
