import { style } from '@vanilla-extract/css'
import { color, fromSm, tinyWindow } from '../../kit/tokens.css.ts'

export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginTop: 32,
  marginLeft: -16,
  marginRight: -16,
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 12,
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  backgroundColor: color.ground,
  borderTop: '1px solid',
  borderColor: color.line,
  '@media': {
    [fromSm]: { marginLeft: 0, marginRight: 0, paddingLeft: 0, paddingRight: 0 },
    [tinyWindow]: { position: 'static' },
  },
})

export const row = style({ display: 'flex', gap: 12 })

export const back = style({
  minWidth: 56,
  paddingLeft: 0,
  paddingRight: 0,
  '@media': { [fromSm]: { paddingLeft: 24, paddingRight: 24 } },
})

export const next = style({ flex: 1, minHeight: 52 })

export const slowHint = style({ paddingBottom: 0, fontSize: '0.875rem', color: color.muted })

export const slowHintSlow = style([slowHint, { paddingBottom: 8 }])
