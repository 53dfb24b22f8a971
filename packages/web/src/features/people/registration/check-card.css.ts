import { style } from '@vanilla-extract/css'

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' })
