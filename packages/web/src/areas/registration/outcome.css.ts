import { style } from '@vanilla-extract/css'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const card = style({
  padding: 16,
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  '@media': { [fromSm]: { padding: 24 } },
})

export const icon = style({ fontSize: 40, color: color.primary })

export const content = style({ minWidth: 0, flex: 1, fontSize: '1.0625rem' })
