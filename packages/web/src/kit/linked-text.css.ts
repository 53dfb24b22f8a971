import { style } from '@vanilla-extract/css'
import { textStyle } from './text.css.ts'

export const text = style([textStyle.body, { whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }])
