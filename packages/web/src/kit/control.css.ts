import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

/** Inputs, lists and areas of text: the elements of the browser. */
export const control = style({
  '@layer': {
    [kitLayer]: {
      width: '100%',
      minHeight: 52,
      padding: '12px 14px',
      font: 'inherit',
      color: 'inherit',
      backgroundColor: color.paper,
      border: `1px solid ${color.faint}`,
      borderRadius: 8,
      selectors: {
        '&:hover': { borderColor: color.text },
        '&:focus-visible': { outlineOffset: -1 },
        '&[aria-invalid="true"]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
        '&:read-only:not(select)': { backgroundColor: 'transparent', borderStyle: 'dashed' },
      },
    },
  },
})

/** As high as the text, and as so many lines at least. */
export const rows = styleVariants({ 1: 54, 2: 80, 3: 105 }, (minHeight) => [
  control,
  { '@layer': { [kitLayer]: { minHeight, fieldSizing: 'content', resize: 'vertical' } } },
])

/** A choice as a card: the whole of it can be tapped, and what is chosen has an edge as well as its mark. */
export const choiceCard = style({
  '@layer': {
    [kitLayer]: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 52,
      padding: '8px 14px',
      cursor: 'pointer',
      border: `1px solid ${color.line}`,
      borderRadius: 12,
      backgroundColor: color.paper,
      selectors: {
        '&:hover': { borderColor: color.muted },
        '&:has(:disabled)': { color: color.faint, borderColor: color.line, cursor: 'default' },
        '&:has(:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
        '&:has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
      },
    },
  },
})
globalStyle(`${choiceCard} input`, {
  width: 20,
  height: 20,
  margin: 0,
  flexShrink: 0,
  cursor: 'inherit',
  accentColor: color.primary,
})
globalStyle(`${choiceCard} :focus-visible`, { outline: 'none' })
