import { globalStyle, style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const text = style({ marginTop: 24, marginBottom: 0, color: color.muted, fontSize: '0.875rem' })

export const registeredAlready = style({ marginTop: 12 })

export const registeredAlreadyList = style({ margin: 0, paddingLeft: 20 })
globalStyle(`${registeredAlreadyList} li`, { paddingTop: 4, paddingBottom: 4 })

export const form = style({})
globalStyle(`${form} :is(input, textarea, select, button, a)`, { scrollMarginBlock: '112px' })

export const notice = style({ marginBottom: 24 })

export const otherTitle = style([textStyle.h2, { marginTop: 48, marginBottom: 20 }])
