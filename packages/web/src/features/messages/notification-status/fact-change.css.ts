import { style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const list = style({ margin: 0, paddingLeft: 20, color: color.muted, fontSize: '0.9375rem' })

export const item = style({ overflowWrap: 'anywhere' })

export const after = style({ color: color.text })
