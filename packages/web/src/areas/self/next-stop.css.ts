import { globalStyle, style } from '@vanilla-extract/css'
import { fromSm } from '../../kit/tokens.css.ts'

/** The house colour in both schemes: the one thing to see. */
export const card = style({
  backgroundColor: '#194564',
  color: '#fff',
  borderRadius: 16,
  padding: 20,
  '@media': { [fromSm]: { padding: 28 } },
})
globalStyle(`${card} :focus-visible`, { outlineColor: '#fff' })

export const title = style({ margin: 0, fontSize: '1rem', fontWeight: 600, opacity: 0.85 })

export const time = style({ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.03em' })

export const where = style({
  fontSize: '1.25rem',
  fontWeight: 650,
  marginTop: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
})

export const address = style({ fontSize: '1.125rem', marginTop: 4 })

export const remarks = style({ marginTop: 4, opacity: 0.85, whiteSpace: 'pre-line' })

export const leaveBy = style({ marginTop: 4, fontSize: '1.125rem', fontWeight: 650 })

export const way = style({ fontWeight: 400 })

export const door = style({ marginTop: 4, fontWeight: 600 })

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 20,
  '@media': { [fromSm]: { flexDirection: 'row' } },
})

/** Buttons on the card's dark blue. */
export const bright = style({
  color: '#194564',
  backgroundColor: '#fff',
  borderColor: '#fff',
  ':hover': { color: '#194564', backgroundColor: '#e8eef2', borderColor: '#e8eef2' },
})

export const outlined = style({
  color: '#fff',
  backgroundColor: 'transparent',
  borderColor: 'rgb(255 255 255 / 0.6)',
  ':hover': { backgroundColor: '#245775', borderColor: 'rgb(255 255 255 / 0.6)' },
})
