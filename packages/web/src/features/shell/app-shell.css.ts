import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { color, fromSm, shortWindow } from '../../kit/tokens.css.ts'

export const column = style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' })

/** Black in both schemes. */
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  paddingLeft: 16,
  paddingRight: 16,
  backgroundColor: '#000',
  color: '#fff',
  '@media': {
    [fromSm]: { gap: 8, minHeight: 64, paddingLeft: 24, paddingRight: 24 },
    [shortWindow]: { position: 'static' },
  },
})
globalStyle(`${header} :focus-visible`, { outlineColor: 'currentColor' })

export const row = style({
  flex: '1 0 auto',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
})

export const content = style({ flex: 1, display: 'flex', minWidth: 0 })

export const main = style({ flex: 1, minWidth: 0 })

export const productName = style([
  anchor.bare,
  {
    color: 'inherit',
    display: 'flex',
    fontSize: '1rem',
    minWidth: '1.75em',
    paddingTop: 8,
    paddingBottom: 8,
    '@media': { [fromSm]: { fontSize: '1.125rem' } },
  },
])
globalStyle(`${productName} > span`, { flexWrap: 'wrap', height: '1.75em', overflow: 'hidden' })

export const skipLink = style([
  anchor.plain,
  {
    position: 'absolute',
    left: 8,
    top: -64,
    zIndex: 1500,
    backgroundColor: color.paper,
    color: color.text,
    padding: 12,
    borderRadius: 8,
    selectors: { '&:focus': { top: 8 } },
  },
])

export const languages = style({ display: 'flex' })

export const languageButton = style({
  minWidth: 36,
  minHeight: 36,
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: '#c9c9c9',
  textDecoration: 'none',
  textUnderlineOffset: '5px',
})

export const currentLanguage = style([
  languageButton,
  { fontWeight: 700, color: '#fff', textDecoration: 'underline 2px' },
])

export const schemeButton = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 12,
  paddingLeft: 12,
  paddingRight: 12,
  minHeight: 44,
  borderRadius: 8,
  fontSize: '1rem',
  fontWeight: 400,
  selectors: { '&:hover': { backgroundColor: color.hover }, '&[aria-pressed=true]': { fontWeight: 650 } },
})

export const schemeIcon = style({ color: color.muted })

export const chosenMark = style({
  marginLeft: 'auto',
  selectors: { '[aria-pressed=false] > &': { display: 'none' } },
})

export const modeIcons = style({ display: 'contents' })

export const modeIcon = styleVariants({ system: 'system', light: 'light', dark: 'dark' }, (mode) => ({
  selectors: { [`${modeIcons}:not([data-mode=${mode}]) > &`]: { display: 'none' } },
}))

export const schemePanel = style({ right: 0, top: 'calc(100% + 8px)', width: 'max-content' })
