import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { fromSm } from '../kit/tokens.css.ts'

const list = style({
  position: 'fixed',
  zIndex: 1400,
  left: 16,
  right: 16,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

/** Above the page where people work; at the lower left on the pages that a guest's mailed link opens. */
export const places = styleVariants({
  shell: [list, { top: 14, alignItems: 'center' }],
  elsewhere: [list, { bottom: 14, alignItems: 'stretch', '@media': { [fromSm]: { alignItems: 'flex-start' } } }],
})

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } })

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: 'min(100%, 288px)',
  maxWidth: 600,
  padding: '6px 16px',
  borderRadius: 12,
  boxShadow: '0 3px 10px rgb(0 0 0 / 0.35)',
  color: '#fff',
  fontSize: '0.875rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  animation: `${appear} 200ms ease-out`,
})

/** Dark enough for white text in both schemes. */
export const toast = styleVariants(
  { success: '#256b45', info: '#194564', warning: '#8a5300', error: '#b3261e' },
  (backgroundColor) => [box, { backgroundColor }],
)

export const icon = style({ marginBlock: 6 })

export const text = style({ flex: '1 1 0', minWidth: 160, padding: '8px 0' })

export const action = style({
  minHeight: 40,
  padding: '4px 6px',
  fontWeight: 600,
  textDecoration: 'underline',
  ':focus-visible': { outlineColor: '#fff' },
})
