import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex' })

export const button = style({
  minWidth: 36,
  minHeight: 36,
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: '#c9c9c9',
  textDecoration: 'none',
  textUnderlineOffset: '5px',
})

export const buttonCurrent = style([button, { fontWeight: 700, color: '#fff', textDecoration: 'underline 2px' }])
