import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const card = style({ padding: 16, display: 'grid', gap: 8 })

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: 16, alignItems: 'baseline' })

export const pair = style({ color: color.muted, marginLeft: 8 })

export const payee = style({ color: color.muted, fontSize: '0.9375rem', whiteSpace: 'pre-line' })
