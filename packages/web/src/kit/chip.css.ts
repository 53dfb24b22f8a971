import { style, styleVariants } from '@vanilla-extract/css'
import { kitLayer, toneLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

const box = style({
  '@layer': {
    [kitLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 24,
      padding: '0 8px',
      borderRadius: 16,
      fontSize: '0.8125rem',
      lineHeight: 1.5,
    },
  },
})

export const chip = styleVariants(
  {
    plain: { color: color.text, backgroundColor: color.selected },
    info: { color: color.paper, backgroundColor: color.info },
    success: { color: color.paper, backgroundColor: color.success },
    warning: { color: color.paper, backgroundColor: color.warning },
    error: { color: color.paper, backgroundColor: color.error },
  },
  (tone) => [box, { '@layer': { [toneLayer]: tone } }],
)
