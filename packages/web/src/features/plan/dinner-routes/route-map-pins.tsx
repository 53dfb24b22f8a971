import type L from 'leaflet'
import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type ArrangedPin, arrangePins } from './arrange-pins.ts'
import type { VisibleArea } from './fan-out.ts'
import type { MapMarker } from './map-content.ts'
import * as leaflet from './route-map-leaflet.ts'
import * as styles from './route-map-pins.css.ts'
import { groupFace } from './team-marker.tsx'

/** Leaflet pane for the lines from shifted markers to their places: below the markers, above the routes. */
export const leaderPane = 'leaders'

interface RouteMapPinsProps {
  map: L.Map
  markers: readonly MapMarker[]
  /** Markers let clicks through to the map. */
  passive: boolean
  /** Pixels at the bottom of the map that a sheet covers. */
  covered: number
}

/** All markers, arranged for the current zoom so that each can be pressed. */
export function RouteMapPins({ map, markers, passive, covered }: RouteMapPinsProps) {
  const { t } = useTranslation('routes')
  const { zoom, area } = useVisibleArea(map, covered)
  const arranged = useMemo(() => {
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const groupOf = (members: readonly MapMarker[]): MapMarker => ({
      key: `group ${members.map((member) => member.key).join(' ')}`,
      position: middleOf(members),
      face: groupFace(members.length),
      label: t('map.group', { count: members.length }),
      onSelect: () => zoomInto(map, members),
    })
    const pointOf = ({ lat, lng }: MapMarker['position']) => map.project([lat, lng], zoom)
    return arrangePins(markers, { pointOf, area, scale, groupOf })
  }, [map, markers, zoom, area, t])
  return arranged.map((pin) => <Pin key={pin.marker.key} map={map} pin={pin} passive={passive} covered={covered} />)
}

/** Map event fired when the program, not the reader, moves the map. */
export const fittedEvent = 'fitted'

interface AreaAtZoom {
  zoom: number
  area: VisibleArea
}

/** The visible area at the last change of zoom or size. Dragging does not update it, so that markers stay in place. */
function useVisibleArea(map: L.Map, covered: number): AreaAtZoom {
  const [area, setSight] = useState(() => visibleAreaOf(map, covered))
  useEffect(() => {
    let isFitted = false
    const readSizes = () => {
      isFitted = false
      setSight(visibleAreaOf(map, covered))
    }
    const handleFit = () => {
      isFitted = true
    }
    const handleMove = () => {
      if (isFitted) readSizes()
    }
    const handlers = { zoomend: readSizes, resize: readSizes, moveend: handleMove, [fittedEvent]: handleFit }
    map.on(handlers)
    readSizes()
    return () => {
      map.off(handlers)
    }
  }, [map, covered])
  return area
}

/** Pixels that pins keep from the edges of the map and from the attribution at its bottom. */
const edge = 6
const footer = 44
/** Controls over the map that must not cover a marker. */
const overlays = '.leaflet-control-zoom, .map-actions'

function visibleAreaOf(map: L.Map, covered: number): AreaAtZoom {
  const { min, max } = map.getPixelBounds()
  if (!min || !max) throw new Error('the map has no size')
  const container = map.getContainer()
  const ground = container.getBoundingClientRect()
  const obstacles = [...(container.parentElement ?? container).querySelectorAll(overlays)].map((overlay) => {
    const { left, top, width, height } = overlay.getBoundingClientRect()
    return { x: min.x + left - ground.left + width / 2, y: min.y + top - ground.top + height / 2, width, height }
  })
  const area = {
    left: min.x + edge,
    right: max.x - edge,
    top: min.y + edge,
    bottom: Math.max(max.y - footer - covered, min.y + 2 * edge),
    obstacles,
  }
  return { zoom: map.getZoom(), area }
}

function middleOf(members: readonly MapMarker[]) {
  const { lat, lng } = boundsOf(members).getCenter()
  return { lat, lng }
}

function boundsOf(members: readonly MapMarker[]): L.LatLngBounds {
  return leaflet.latLngBounds(members.map(({ position }) => [position.lat, position.lng]))
}

function zoomInto(map: L.Map, members: readonly MapMarker[]): void {
  const bounds = boundsOf(members)
  const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(0.3)))
  map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()), { animate: !isCalm() })
  // The pressed group is unmounted, so the focus moves to the map.
  map.getContainer().focus({ preventScroll: true })
}

export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface PinProps {
  map: L.Map
  pin: ArrangedPin
  passive: boolean
  covered: number
}

/** Leaflet positions the element, React renders into it; a native button works with keyboards and screen readers. */
function Pin({ map, pin, passive, covered }: PinProps) {
  const { marker, face, shift } = pin
  const { position, raised = false, onSelect } = marker
  const element = useLeafletElement(map, position, { zIndexOffset: raised ? 10_000 : 0 })
  const handleClick = (event: MouseEvent) => {
    // Ignores the click that ends a drag over a marker. Leaflet's types lack `moved`, which its own markers use too.
    const dragging: L.Handler & { moved?: () => boolean } = map.dragging
    const isDrag = event.detail > 0 && dragging.moved?.() === true
    if (!isDrag) onSelect?.()
  }
  const handleFocus = (event: FocusEvent) => {
    // Undoes the browser's scrolling to the focused button; the map is panned instead.
    map.getContainer().scrollTo(0, 0)
    if (!event.target.matches(':focus-visible')) return
    map.panInside([position.lat, position.lng], {
      paddingTopLeft: [60, 40],
      paddingBottomRight: [60, 40 + covered],
      animate: !isCalm(),
    })
  }
  const place = { transform: `translate(-50%, -50%) translate(${shift.x}px, ${shift.y}px)` }
  const isAside = Math.hypot(shift.x, shift.y) > leaderFrom
  return (
    <>
      {createPortal(
        onSelect && !passive ? (
          <button
            type="button"
            className={styles.pinButton}
            aria-label={marker.label}
            aria-pressed={marker.pressed}
            data-pin={marker.key}
            style={place}
            onClick={handleClick}
            onFocus={handleFocus}
          >
            {face.look}
          </button>
        ) : (
          <div role="img" aria-label={marker.label} className={styles.pin} style={place}>
            {face.look}
          </div>
        ),
        element,
      )}
      {isAside && <Leader map={map} pin={pin} />}
    </>
  )
}

/** Shift in pixels from which a marker gets a line to its place; below it the marker still touches its place. */
const leaderFrom = 16

function Leader({ map, pin: { marker, shift } }: Pick<PinProps, 'map' | 'pin'>) {
  const element = useLeafletElement(map, marker.position, { pane: leaderPane })
  const length = Math.hypot(shift.x, shift.y)
  const angle = Math.atan2(shift.y, shift.x)
  return createPortal(
    <>
      <div aria-hidden className={styles.line} style={{ width: length, transform: `rotate(${angle}rad)` }} />
      <div aria-hidden className={styles.dot} />
    </>,
    element,
  )
}

function useLeafletElement(map: L.Map, { lat, lng }: MapMarker['position'], options: L.MarkerOptions): HTMLElement {
  const [element] = useState(() => document.createElement('div'))
  const pinRef = useRef<L.Marker>(undefined)
  const { pane = 'markerPane', zIndexOffset = 0 } = options
  useLayoutEffect(() => {
    const icon = leaflet.divIcon({ html: element, className: 'map-pin', iconSize: [0, 0] })
    const pin = leaflet.marker([0, 0], { icon, pane, interactive: false, keyboard: false }).addTo(map)
    pinRef.current = pin
    return () => {
      pin.remove()
    }
  }, [map, element, pane])
  useLayoutEffect(() => {
    pinRef.current?.setLatLng([lat, lng]).setZIndexOffset(zIndexOffset)
  }, [lat, lng, zIndexOffset])
  return element
}
