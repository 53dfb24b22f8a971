import { style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const loading = style({ height: '100%', backgroundColor: color.selected })
