import { globalStyle, style } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { color, fromMd } from './tokens.css.ts'

export const disclosure = style({ '@layer': { [kitLayer]: { position: 'relative' } } })

export const summary = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
  },
})

export const summaryCaptioned = style([
  summary,
  {
    gap: 8,
    gridAutoFlow: 'column',
    '@media': { [fromMd]: { width: 'auto', paddingInline: 12, borderRadius: 40 } },
  },
])

export const caption = style({
  display: 'none',
  fontSize: '0.875rem',
  '@media': { [fromMd]: { display: 'inline' } },
})

export const panel = style({
  '@layer': {
    [kitLayer]: {
      position: 'absolute',
      zIndex: 1300,
      padding: 8,
      backgroundColor: color.paper,
      color: color.text,
      border: `1px solid ${color.line}`,
      borderRadius: 12,
      boxShadow: '0 8px 28px rgb(0 0 0 / 0.28)',
    },
  },
})
globalStyle(`${disclosure} ${panel} :focus-visible`, { outlineColor: color.primary })
