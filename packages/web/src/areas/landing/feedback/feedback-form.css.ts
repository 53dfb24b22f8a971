import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../kit/text.css.ts'
import { color, fromSm } from '../../../kit/tokens.css.ts'

export const form = style({ display: 'grid', gap: 24, position: 'relative' })

export const text = style([textStyle.body, { color: color.error, marginBottom: 16 }])

export const actions = style({ marginTop: -24 })

export const action = style({ width: '100%', '@media': { [fromSm]: { width: 'auto' } } })
