import { style } from '@vanilla-extract/css'

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 600 })
export const shape = style({ width: '0.9em', height: '0.9em', flexShrink: 0 })
