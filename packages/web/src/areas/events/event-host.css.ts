import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 8,
  marginBottom: 24,
})

export const grid = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: color.main,
  color: color.paper,
  fontWeight: 700,
  fontSize: '0.9375rem',
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const heads = style({
  paddingLeft: 10,
  paddingRight: 10,
  paddingTop: 2,
  paddingBottom: 2,
  borderRadius: 32,
  backgroundColor: color.selected,
  fontWeight: 640,
  fontSize: '0.9375rem',
})
