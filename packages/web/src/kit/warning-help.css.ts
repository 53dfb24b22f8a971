import { style } from '@vanilla-extract/css'
import { color } from './tokens.css.ts'

export const warning = style({ color: color.warning })
