import { globalStyle, style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'

export const form = style({})
globalStyle(`${form} :is(input, textarea, select, button, a)`, { scrollMarginBlock: '112px' })

export const notice = style({ marginBottom: 24 })

export const otherTitle = style([textStyle.h2, { marginTop: 48, marginBottom: 20 }])
