import 'leaflet/dist/leaflet.css'
import type L from 'leaflet'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../../kit/anchor.css.ts'
import { classes } from '../../../kit/classes.ts'
import { useIsDark } from '../../../kit/scheme.ts'
import type { MapLine, MapView, RouteMapProps } from './map-content.ts'
import * as styles from './route-map.css.ts'
import * as leaflet from './route-map-leaflet.ts'
import { fittedEvent, isCalm, leaderPane, RouteMapPins } from './route-map-pins.tsx'

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
function MapFrame({ label, groundRef, tiles, picking, covered, actions, children }: MapFrameProps) {
  const { t } = useTranslation('routes')
  const endId = useId()
  return (
    <section
      aria-label={label}
      className={picking ? styles.framePicking : styles.frame}
      style={{ '--map-covered': `${covered}px` } as CSSProperties}
    >
      <a href={`#${endId}`} className={styles.skipLink}>
        {t('map.skip')}
      </a>
      {/* Leaflet adds its own classes here, so React must never change the class name. */}
      <div ref={groundRef} className={styles.ground} />
      {actions !== undefined && <div className={classes('map-actions', styles.actions)}>{actions}</div>}
      {children}
      {tiles !== 'loading' && (
        <div className={styles.note}>
          {tiles === 'shown' ? (
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" className={anchor.inherit}>
              {t('map.attribution')}
            </a>
          ) : (
            t('map.noTiles')
          )}
        </div>
      )}
      <span id={endId} tabIndex={-1} />
    </section>
  )
}

/** Tiles come through the server's proxy, so that visitors send no requests to other sites. */
const tileAddress = '/tiles/{z}/{x}/{y}.png'
/** Failed tiles after which, without a single success, no more are requested: the server has no source of tiles. */
const hopelessAfter = 4
/** Closest zoom for one address, and for several, which may need more zoom to be distinguished. */
const closestView = { single: 15, several: 18.5 }
const middleOfEurope: L.LatLngTuple = [51, 10]

const lineColours = {
  light: { plain: '#857d72', highlighted: '#2e7d32', marked: '#0b6bcb', edge: '#ffffff' },
  dark: { plain: '#8d8375', highlighted: '#7fd68a', marked: '#7db8f5', edge: '#171411' },
}

/** Only this file and `route-map-pins.tsx` use Leaflet. Content is passed as data; names are rendered as text, never as HTML. */
export function RouteMap({ label, markers, lines, view, covered = 0, actions, onPick }: RouteMapProps) {
  const ground = useRef<HTMLDivElement>(null)
  const map = useMap(ground)
  const tiles = useTiles(map)
  useLines(map, lines)
  useView(map, view, covered)
  useGroundClick(map, onPick)
  return (
    <MapFrame
      label={label}
      groundRef={ground}
      tiles={tiles}
      picking={onPick !== undefined}
      covered={covered}
      actions={actions}
    >
      {map && <RouteMapPins map={map} markers={markers} passive={onPick !== undefined} covered={covered} />}
    </MapFrame>
  )
}

/** What Leaflet's types leave out. */
type DrawnCanvas = L.Canvas & { _ctx?: CanvasRenderingContext2D; _redraw: () => void }
const drawnCanvas = leaflet.Canvas.prototype as DrawnCanvas

/**
 * Leaflet 1.9 loses track of a frame it has asked for when a resize redraws before it. A map that is removed meanwhile cannot
 * cancel that frame, which then draws on a canvas that is gone.
 */
const MapCanvas: new () => L.Canvas = leaflet.Canvas.extend({
  _redraw(this: DrawnCanvas) {
    if (this._ctx) drawnCanvas._redraw.call(this)
  },
})

function useMap(ground: RefObject<HTMLDivElement | null>): L.Map | undefined {
  const { t } = useTranslation('routes')
  const [map, setMap] = useState<L.Map>()
  const words = useEffectEvent(() => ({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }))
  useEffect(() => {
    if (!ground.current) return
    const created = leaflet.map(ground.current, {
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !isCalm(),
      fadeAnimation: !isCalm(),
      markerZoomAnimation: !isCalm(),
      minZoom: 3,
      maxZoom: 19,
      // With whole zoom steps up to half of the map would stay empty around the routes.
      zoomSnap: 0.1,
    })
    const canvas = new MapCanvas()
    // Leaflet's own brings SVG along.
    created.getRenderer = () => canvas.addTo(created)
    created.setView(middleOfEurope, 6)
    created.createPane(leaderPane).style.zIndex = '590'
    leaflet.zoom({ position: 'topright', ...words() }).addTo(created)
    leaflet.scale({ position: 'bottomleft', imperial: false }).addTo(created)
    const observer = new ResizeObserver(() => created.invalidateSize({ animate: false }))
    observer.observe(ground.current)
    setMap(created)
    return () => {
      observer.disconnect()
      created.remove()
    }
  }, [ground])
  return map
}

export type Tiles = 'loading' | 'shown' | 'missing'

function useTiles(map: L.Map | undefined): Tiles {
  const [tiles, setTiles] = useState<Tiles>('loading')
  useEffect(() => {
    if (!map) return
    let [failed, shown] = [0, 0]
    const layer = leaflet.tileLayer(tileAddress, { maxZoom: 19 })
    layer.on('tileload', () => {
      shown++
      setTiles('shown')
    })
    layer.on('tileerror', () => {
      failed++
      if (shown > 0 || failed < hopelessAfter) return
      layer.remove()
      setTiles('missing')
    })
    layer.addTo(map)
    return () => {
      layer.remove()
    }
  }, [map])
  return tiles
}

/** In drawing order; a pale edge separates important lines from the lines they cross. */
const lineStyles = {
  plain: { weight: 2.5, opacity: 0.7, edge: 0 },
  near: { weight: 3, opacity: 1, edge: 6, dashArray: '2 7' },
  marked: { weight: 4, opacity: 1, edge: 7 },
  highlighted: { weight: 5, opacity: 1, edge: 9 },
} as const

function useLines(map: L.Map | undefined, lines: readonly MapLine[]): void {
  const colours = lineColours[useIsDark() ? 'dark' : 'light']
  useEffect(() => {
    if (!map) return
    const layer = leaflet.layerGroup().addTo(map)
    const draw = (line: MapLine, style: L.PolylineOptions) =>
      leaflet.polyline([...line.points], { interactive: false, ...style }).addTo(layer)
    for (const [tone, { edge, ...style }] of Object.entries(lineStyles)) {
      const ofTone = lines.filter((line) => line.tone === tone)
      if (edge > 0) for (const line of ofTone) draw(line, { color: colours.edge, weight: edge, opacity: 0.9 })
      for (const line of ofTone) draw(line, { color: colours[line.tone === 'near' ? 'marked' : line.tone], ...style })
    }
    return () => {
      layer.remove()
    }
  }, [map, lines, colours])
}

/** Moves the map when the view's key changes, and when the map is resized unless the reader has moved it since. */
function useView(map: L.Map | undefined, view: MapView, covered: number): void {
  const isMovedByHand = useRef(false)
  const show = useEffectEvent((shown: L.Map) => {
    showView(shown, view, covered)
    isMovedByHand.current = false
  })
  const { key } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new key moves the map, new points alone do not
  useEffect(() => {
    if (map) show(map)
  }, [map, key])
  useEffect(() => {
    if (!map) return
    const refit = () => {
      if (!isMovedByHand.current) show(map)
    }
    const handleHand = () => {
      isMovedByHand.current = true
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.target === container) handleHand()
    }
    const handlePress = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('.leaflet-control-zoom')) handleHand()
    }
    const container = map.getContainer()
    map.on('resize', refit)
    map.on('dragstart dblclick', handleHand)
    container.addEventListener('wheel', handleHand, { passive: true })
    container.addEventListener('keydown', handleKey)
    // Leaflet's zoom buttons stop their clicks, so they are observed in the capture phase.
    container.addEventListener('click', handlePress, { capture: true })
    return () => {
      map.off('resize', refit)
      map.off('dragstart dblclick', handleHand)
      container.removeEventListener('wheel', handleHand)
      container.removeEventListener('keydown', handleKey)
      container.removeEventListener('click', handlePress, { capture: true })
    }
  }, [map])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the covered height changes the visible size of the map
  useEffect(() => {
    if (map && !isMovedByHand.current) show(map)
  }, [map, covered])
}

/** Padding for half a marker around the outermost places; less on phones, where markers at the edge shift inwards. */
const room = { x: 48, narrowX: 36, top: 30, bottom: 58, zoomX: 84, belowZoom: 112 }
const narrow = 500

function showView(map: L.Map, { points }: MapView, covered: number): void {
  if (points.length === 0) return
  const bounds = leaflet.latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
  const isSingle = bounds.getNorthEast().equals(bounds.getSouthWest())
  const side = map.getSize().x < narrow ? room.narrowX : room.x
  const maxZoom = isSingle ? closestView.single : closestView.several
  const bottom = room.bottom + covered
  const fit = (top: number) => ({ bounds, padding: { top, bottom, side }, maxZoom })
  const top = isAnyUnderZoom(map, points, fit(room.top)) ? room.belowZoom : room.top
  map.fire(fittedEvent)
  map.fitBounds(bounds, {
    paddingTopLeft: [side, top],
    paddingBottomRight: [side, bottom],
    maxZoom,
    animate: !isCalm(),
  })
}

interface Fit {
  bounds: L.LatLngBounds
  padding: Record<'top' | 'bottom' | 'side', number>
  maxZoom: number
}

/** Whether the marker of a place would lie under the buttons in the upper right corner. */
function isAnyUnderZoom(map: L.Map, points: MapView['points'], { bounds, padding, maxZoom }: Fit): boolean {
  const { top, bottom, side } = padding
  const zoom = Math.min(maxZoom, map.getBoundsZoom(bounds, false, leaflet.point(2 * side, top + bottom)))
  const middle = map.project(bounds.getSouthWest(), zoom).add(map.project(bounds.getNorthEast(), zoom)).divideBy(2)
  const { x: width, y: height } = map.getSize()
  const centre = leaflet.point(width / 2, (height + top - bottom) / 2)
  return points.some((point) => {
    const { x, y } = map.project([point.lat, point.lng], zoom).subtract(middle).add(centre)
    return x > width - room.zoomX && y < room.belowZoom
  })
}

function useGroundClick(map: L.Map | undefined, onPick: RouteMapProps['onPick']): void {
  const pick = useEffectEvent((event: L.LeafletMouseEvent) => {
    const { lat, lng } = event.latlng.wrap()
    onPick?.({ lat, lng })
  })
  const isPicking = onPick !== undefined
  useEffect(() => {
    if (!map || !isPicking) return
    const handleClick = (event: L.LeafletMouseEvent) => pick(event)
    map.on('click', handleClick)
    return () => {
      map.off('click', handleClick)
    }
  }, [map, isPicking])
}
