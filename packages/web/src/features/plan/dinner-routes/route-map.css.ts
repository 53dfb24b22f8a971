import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

/** Leaflet's controls in the colours of the kit; the dark scheme inverts the tiles but keeps their hues. */
export const frame = style({ position: 'relative', isolation: 'isolate', height: '100%' })

export const framePicking = style([frame])
globalStyle(`${framePicking} .leaflet-container`, { cursor: 'crosshair' })

/** Twice, to win over Leaflet's own rules, which are loaded later. */
const inFrame = (selector: string) => `${frame}${frame} ${selector}`

globalStyle(inFrame('.leaflet-container'), { font: 'inherit', fontSize: '0.75rem' })
globalStyle(`[data-color-scheme="dark"] ${frame} .leaflet-tile-pane`, {
  filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85)',
})
globalStyle(inFrame('.leaflet-control-container .leaflet-bar'), {
  border: 0,
  boxShadow: '0 1px 4px rgba(0, 0, 0, 0.3)',
  borderRadius: 8,
  overflow: 'hidden',
})
globalStyle(inFrame('.leaflet-control-container .leaflet-bar a'), {
  width: 40,
  height: 40,
  lineHeight: '40px',
  fontSize: '1.25rem',
  backgroundColor: color.paper,
  color: color.text,
  borderColor: color.line,
})
globalStyle(inFrame('.leaflet-control-container .leaflet-bar a.leaflet-disabled'), {
  color: color.faint,
  backgroundColor: color.paper,
})
globalStyle(inFrame('.leaflet-bottom'), { bottom: 'var(--map-covered)' })
globalStyle(inFrame('.leaflet-control-scale-line'), {
  backgroundColor: color.paper,
  color: color.text,
  borderColor: color.muted,
  textShadow: 'none',
})

/** Without tiles: less contrast than markers and lines, in both schemes. */
export const ground = style({
  height: '100%',
  selectors: { '&&': { background: `color-mix(in srgb, ${color.line} 45%, ${color.paper})` } },
})

export const actions = style({ position: 'absolute', top: 10, left: 10, zIndex: 1000, display: 'grid', gap: 8 })

export const note = style({
  position: 'absolute',
  right: 0,
  bottom: 'var(--map-covered)',
  zIndex: 1000,
  maxWidth: 'min(100%, 420px)',
  padding: '2px 8px',
  borderTopLeftRadius: 8,
  backgroundColor: color.paper,
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: 1.5,
})

export const skipLink = style({
  position: 'absolute',
  left: 8,
  top: 8,
  zIndex: 1001,
  padding: 8,
  borderRadius: 8,
  color: color.primary,
  backgroundColor: color.paper,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 } },
})
