import { style } from '@vanilla-extract/css'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const facts = style({ padding: 20, display: 'grid', gap: 4, marginBottom: 24 })

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBottom: 16,
  '@media': { [fromSm]: { flexDirection: 'row' } },
})

export const agreed = style({ display: 'grid', gap: 16, marginTop: 16, justifyItems: 'center', textAlign: 'center' })

export const contact = style({ margin: '24px 0 0', color: color.muted, overflowWrap: 'anywhere' })
