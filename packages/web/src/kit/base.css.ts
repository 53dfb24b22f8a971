import { globalStyle } from '@vanilla-extract/css'
import { textLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'
import { fontFamily, typeScale } from './type-scale.ts'

const text = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [textLayer]: rule } })

text('html', {
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
  boxSizing: 'border-box',
})
text('*, ::before, ::after', { boxSizing: 'inherit' })
// A box of the browser between `details` and what it hides, which `*` does not match.
text('::details-content', { boxSizing: 'inherit' })
text('b, strong', { fontWeight: 700 })
text('body', {
  margin: 0,
  color: color.text,
  backgroundColor: color.ground,
  fontFamily,
  ...typeScale.body1,
  overflowWrap: 'break-word',
})
text(':focus-visible', { outline: `3px solid ${color.primary}`, outlineOffset: 2 })
// Where reading goes on: nothing to press, so nothing to mark.
text(
  ':is(h1, h2, h3, h4, main, [role="alert"], [role="status"], [role="group"], [role="dialog"])[tabindex="-1"]:focus-visible',
  {
    outline: 'none',
  },
)

globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
globalStyle('header, nav, footer, .no-print', { '@media': { print: { display: 'none !important' } } })
globalStyle('tr, li', { '@media': { print: { breakInside: 'avoid' } } })
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } })
