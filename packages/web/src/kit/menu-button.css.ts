import { style } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

export const place = style({ '@layer': { [kitLayer]: { position: 'relative' } } })

export const menu = style({
  '@layer': {
    [kitLayer]: {
      position: 'absolute',
      zIndex: 1300,
      left: 0,
      top: 'calc(100% + 4px)',
      display: 'grid',
      minWidth: '100%',
      width: 'max-content',
      maxWidth: 'min(320px, calc(100vw - 32px))',
      padding: '8px 0',
      color: color.text,
      backgroundColor: color.paper,
      border: `1px solid ${color.line}`,
      borderRadius: 8,
      boxShadow: '0 8px 28px rgb(0 0 0 / 0.28)',
    },
  },
})

export const item = style({
  '@layer': {
    [kitLayer]: {
      appearance: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 48,
      padding: '6px 16px',
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'left',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      ':hover': { backgroundColor: color.hover },
      ':focus-visible': { outlineOffset: -3, outlineColor: color.primary },
    },
  },
})
