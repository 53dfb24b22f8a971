import { style } from '@vanilla-extract/css'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const street = style({ position: 'relative' })

export const suggestionList = style({
  position: 'absolute',
  zIndex: 1300,
  top: 84,
  left: 0,
  minWidth: '100%',
  width: 'calc(100vw - 32px)',
  paddingTop: 4,
  paddingBottom: 4,
  backgroundColor: color.paper,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 8,
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.2)',
  '@media': { [fromSm]: { width: '100%' } },
})

export const option = style({
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 8,
  paddingBottom: 8,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.hover } },
})

export const optionActive = style([option, { backgroundColor: color.selected }])

export const optionStreet = style({ fontWeight: 600 })

export const optionTown = style({ color: color.muted, fontSize: '0.875rem' })
