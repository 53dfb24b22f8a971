import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const button = style({
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
  selectors: { '&:hover': { backgroundColor: color.hover } },
})

export const buttonChosen = style([button, { fontWeight: 650 }])

export const icon = style({ color: color.muted })

export const schemeSwitchIcon = style({ marginLeft: 'auto' })

export const panel = style({ right: 0, top: 'calc(100% + 8px)', width: 'max-content' })
