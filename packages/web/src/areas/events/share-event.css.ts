import { style } from '@vanilla-extract/css'
import { fromSm } from '../../kit/tokens.css.ts'

export const share = style({ marginTop: 16 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const action = style({ gap: 8, flex: 1, whiteSpace: 'nowrap', '@media': { [fromSm]: { flex: '0 0 auto' } } })

export const outcome = style({ marginTop: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' })

export const outcomeShown = style([outcome, { marginTop: 8 }])
