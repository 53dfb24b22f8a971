import { globalStyle, style } from '@vanilla-extract/css'
import { fromSm } from '../../../kit/tokens.css.ts'

export const navigation = style({ display: 'flex', '@media': { [fromSm]: { gap: 4 } } })

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 40,
  minWidth: 40,
  paddingInline: 4,
  borderRadius: 8,
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
  selectors: {
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
  },
  '@media': { [fromSm]: { paddingInline: 10 } },
})

/** There is no room for a third place in the bar of a phone; the profile leads there, too. */
export const wideOnly = style([place, { '@media': { [`not all and ${fromSm}`]: { display: 'none' } } }])

/** Read out everywhere, seen where there is room. */
globalStyle(`${place} > span`, {
  '@media': {
    [`not all and ${fromSm}`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
