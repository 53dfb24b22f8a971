import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const line = style({ display: 'flex', gap: 8, padding: '3px 0' })

export const icon = style({ marginTop: 2, color: color.muted })

export const text = style({ minWidth: 0 })

export const muted = style({ color: color.muted })

/** Below the text of a line, not below its icon. */
export const door = style({ paddingLeft: 28, fontWeight: 600 })

export const remarks = style({ paddingLeft: 28, whiteSpace: 'pre-line' })
