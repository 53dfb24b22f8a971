import { styleVariants } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { fromSm } from './tokens.css.ts'

/** The column of a page, in the middle of the window. */
export const container = styleVariants({ sm: 600, md: 900, lg: 1200 }, (maxWidth) => ({
  '@layer': {
    [kitLayer]: {
      width: '100%',
      maxWidth,
      marginInline: 'auto',
      paddingInline: 16,
      '@media': { [fromSm]: { paddingInline: 24 } },
    },
  },
}))
