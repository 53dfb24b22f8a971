import { style } from '@vanilla-extract/css'
import { color, fromSm } from '../../kit/tokens.css.ts'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: color.muted })

export const updated = style({ marginRight: 'auto' })

export const failed = style({ color: color.error })

export const print = style({ display: 'none', '@media': { [fromSm]: { display: 'inline-flex' } } })
