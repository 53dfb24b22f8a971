import { style, styleVariants } from '@vanilla-extract/css'
import { kitLayer, toneLayer } from './layers.css.ts'
import { color } from './tokens.css.ts'

const severities = { info: color.info, success: color.success, warning: color.warning, error: color.error }

const box = style({ '@layer': { [kitLayer]: { display: 'flex', gap: 12, padding: 16, borderRadius: 12 } } })

export const notice = styleVariants(severities, (tone) => [
  box,
  { '@layer': { [toneLayer]: { backgroundColor: `color-mix(in srgb, ${tone} 9%, ${color.paper})` } } },
])

export const icon = styleVariants(severities, (tone) => ({ '@layer': { [toneLayer]: { color: tone, marginTop: 1 } } }))

export const content = style({ minWidth: 0, flex: 1 })
export const title = style({ fontWeight: 650 })
export const action = style({ marginTop: 8 })
