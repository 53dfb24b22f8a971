import { globalStyle, style } from '@vanilla-extract/css'
import { color, fromLg, fromMd } from '../../kit/tokens.css.ts'

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'none',
  '@media': { [fromMd]: { display: 'flex', gap: 0 }, [fromLg]: { gap: 8 } },
})

export const menu = style({ position: 'static', '@media': { [fromMd]: { display: 'none' } } })

export const menuList = style({ listStyle: 'none', margin: 0, padding: 0 })

export const panel = style({ left: 8, right: 8, top: 'calc(100% + 4px)' })

const place = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 8,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
})

export const inBar = style([
  place,
  {
    minHeight: 40,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    '@media': { [fromMd]: { paddingInline: 10 }, [fromLg]: { paddingInline: 12 } },
    selectors: {
      '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
      '&[aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: 6, textDecorationThickness: 2 },
    },
  },
])

/** On medium widths only the icon is visible; screen readers read the text at every width. */
export const accountInBar = style([inBar, { gap: 6, minWidth: 40, justifyContent: 'center' }])
globalStyle(`${accountInBar} span`, {
  maxWidth: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [fromMd]: { position: 'absolute', clipPath: 'inset(50%)' },
    [fromLg]: { position: 'static', clipPath: 'none' },
  },
})

export const inPanel = style([
  place,
  {
    gap: 8,
    minHeight: 48,
    paddingInline: 16,
    fontSize: '1.0625rem',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current="page"]': { backgroundColor: color.selected },
    },
  },
])
