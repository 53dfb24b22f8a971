import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const text = style({ marginTop: 24, marginBottom: 0, color: color.muted, fontSize: '0.875rem' })

export const registeredAlready = style({ marginTop: 12 })

export const registeredAlreadyList = style({ margin: 0, paddingLeft: 20 })
globalStyle(`${registeredAlreadyList} li`, { paddingTop: 4, paddingBottom: 4 })
