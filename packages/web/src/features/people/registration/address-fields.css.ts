import { style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const fit = style({ color: color.success })
