import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface MapFrameProps {
  label: string
  groundRef: RefObject<HTMLDivElement | null>
  tiles: 'loading' | 'shown' | 'missing'
  /** The next click sets a pin. */
  picking: boolean
  /** Pixels at the bottom of the map that a sheet covers. */
  covered: number
  /** Buttons over the upper left corner. */
  actions?: ReactNode
  children: ReactNode
}

/** Box around the map: a link that skips it, controls, and the source of its tiles or that tiles are missing. */
export function MapFrame({ label, groundRef, tiles, picking, covered, actions, children }: MapFrameProps) {
  const { t } = useTranslation('routes')
  const endId = useId()
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        ...chrome,
        '--map-covered': `${covered}px`,
        ...(picking && { '& .leaflet-container': { cursor: 'crosshair' } }),
      }}
    >
      <MuiLink href={`#${endId}`} sx={skipLink}>
        {t('map.skip')}
      </MuiLink>
      {/* Leaflet adds its own classes here, so React must never change the class name. */}
      <Box ref={groundRef} sx={ground} />
      {actions !== undefined && (
        <Box className="map-actions" sx={actionsPlace}>
          {actions}
        </Box>
      )}
      {children}
      {tiles !== 'loading' && (
        <Box sx={note}>
          {tiles === 'shown' ? (
            <MuiLink href="https://www.openstreetmap.org/copyright" rel="noreferrer" color="inherit">
              {t('map.attribution')}
            </MuiLink>
          ) : (
            t('map.noTiles')
          )}
        </Box>
      )}
      <span id={endId} tabIndex={-1} />
    </Box>
  )
}

/** Background without tiles: less contrast than markers and lines, in both colour schemes. */
const plainGround = 'color-mix(in srgb, var(--mui-palette-divider) 45%, var(--mui-palette-background-paper))'

const ground = { height: '100%', '&&': { background: plainGround } }

const note = {
  position: 'absolute',
  right: 0,
  bottom: 'var(--map-covered)',
  zIndex: 1000,
  maxWidth: 'min(100%, 420px)',
  px: 1,
  py: 0.25,
  borderTopLeftRadius: 8,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.75rem',
  lineHeight: 1.5,
}

const actionsPlace = { position: 'absolute', top: 10, left: 10, zIndex: 1000, display: 'grid', gap: 1 } as const

const skipLink = {
  position: 'absolute',
  left: 8,
  top: 8,
  zIndex: 1001,
  bgcolor: 'background.paper',
  p: 1,
  borderRadius: 1,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', p: 0 },
}

/** Leaflet's controls in the colours of the theme; dark mode inverts the tiles but keeps their hues. */
const chrome = {
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  '& .leaflet-container': { font: 'inherit', fontSize: '0.75rem' },
  '[data-color-scheme="dark"] & .leaflet-tile-pane': {
    filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85)',
  },
  '& .leaflet-control-container .leaflet-bar': {
    border: 0,
    boxShadow: '0 1px 4px rgba(0, 0, 0, 0.3)',
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '& .leaflet-control-container .leaflet-bar a': {
    width: 40,
    height: 40,
    lineHeight: '40px',
    fontSize: '1.25rem',
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
  },
  '& .leaflet-control-container .leaflet-bar a.leaflet-disabled': {
    color: 'text.disabled',
    bgcolor: 'background.paper',
  },
  '& .leaflet-bottom': { bottom: 'var(--map-covered)' },
  '& .leaflet-control-scale-line': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'text.secondary',
    textShadow: 'none',
  },
} as const
