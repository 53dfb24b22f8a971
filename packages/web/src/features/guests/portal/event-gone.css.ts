import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../kit/text.css.ts'
import { color } from '../../../kit/tokens.css.ts'

export const eventGoneText = style([textStyle.small, { color: color.muted, marginTop: 32 }])
