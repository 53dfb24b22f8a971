import { style, styleVariants } from '@vanilla-extract/css'
import { fromSm, inDark } from '../../kit/tokens.css.ts'

export const boardScreen = style({
  backgroundColor: '#0d0c0b',
  boxShadow: '0 18px 50px rgba(33, 29, 24, 0.22)',
  borderRadius: 16,
  padding: 4,
  '@media': { [fromSm]: { padding: 6 } },
})

export const phoneScreen = style({
  backgroundColor: '#0d0c0b',
  boxShadow: '0 18px 50px rgba(33, 29, 24, 0.22)',
  maxWidth: 300,
  marginLeft: 'auto',
  marginRight: 'auto',
  borderRadius: '36px',
  padding: 8,
})

export const screen = styleVariants({ board: 6, evening: 28 }, (borderRadius) => ({
  width: '100%',
  height: 'auto',
  borderRadius,
}))

/** Of the pictures of both schemes the hidden one is not loaded. */
export const only = styleVariants({
  light: { display: 'block', selectors: { [inDark]: { display: 'none' } } },
  dark: { display: 'none', selectors: { [inDark]: { display: 'block' } } },
})
