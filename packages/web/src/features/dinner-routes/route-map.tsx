import 'leaflet/dist/leaflet.css'
import { styled, useColorScheme } from '@mui/material/styles'
import L from 'leaflet'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { MapLine, MapMarker, MapView, RouteMapProps } from './map-content.ts'
import { MapFrame } from './map-frame.tsx'

/** Our own proxy: no request leaves our origin (decisions B19). */
const tileAddress = '/tiles/{z}/{x}/{y}.png'
/** So many tiles failed and none came: there is no source of tiles, and asking on is noise. */
const hopelessAfter = 4
/** Closer than this a single address fills the map without telling more; several of one address only part up close. */
const closestView = { single: 15, several: 18 }
const middleOfEurope: L.LatLngTuple = [51, 10]

const lineColours = {
  light: { plain: '#857d72', highlighted: '#2e7d32', edge: '#ffffff' },
  dark: { plain: '#8d8375', highlighted: '#7fd68a', edge: '#171411' },
}

/** Plain Leaflet, in this file only. What it shows comes as data; names are React's text nodes, never HTML. */
export function RouteMap({ label, markers, lines, view, onPick }: RouteMapProps) {
  const ground = useRef<HTMLDivElement>(null)
  const map = useMap(ground, view)
  const tiles = useTiles(map)
  useLines(map, lines)
  useView(map, view)
  useGroundClick(map, onPick)
  return (
    <MapFrame label={label} groundRef={ground} tiles={tiles} picking={onPick !== undefined}>
      {map &&
        markers.map((marker) => <Pin key={marker.key} map={map} marker={marker} passive={onPick !== undefined} />)}
    </MapFrame>
  )
}

function useMap(ground: RefObject<HTMLDivElement | null>, view: MapView): L.Map | undefined {
  const { t } = useTranslation('routes')
  const [map, setMap] = useState<L.Map>()
  const words = useEffectEvent(() => ({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }))
  const start = useEffectEvent((created: L.Map) => {
    created.setView(middleOfEurope, 6)
    showView(created, view)
  })
  useEffect(() => {
    if (!ground.current) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = L.map(ground.current, {
      preferCanvas: true,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
      minZoom: 3,
      maxZoom: 19,
    })
    start(created)
    L.control.zoom({ position: 'topright', ...words() }).addTo(created)
    L.control.scale({ position: 'bottomleft', imperial: false }).addTo(created)
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
    const layer = L.tileLayer(tileAddress, { maxZoom: 19 })
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

function useLines(map: L.Map | undefined, lines: readonly MapLine[]): void {
  const { mode, systemMode } = useColorScheme()
  const colours = lineColours[(mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light']
  useEffect(() => {
    if (!map) return
    const layer = L.layerGroup().addTo(map)
    const draw = (line: MapLine, style: L.PolylineOptions) =>
      L.polyline(
        line.points.map(({ lat, lng }) => [lat, lng]),
        { interactive: false, ...style },
      ).addTo(layer)
    for (const line of lines) if (line.tone === 'plain') draw(line, { color: colours.plain, weight: 2.5, opacity: 0.7 })
    const highlighted = lines.filter((line) => line.tone === 'highlighted')
    // A pale edge keeps the chosen route apart from what it crosses.
    for (const line of highlighted) draw(line, { color: colours.edge, weight: 9, opacity: 0.9 })
    for (const line of highlighted) draw(line, { color: colours.highlighted, weight: 5, opacity: 1 })
    return () => {
      layer.remove()
    }
  }, [map, lines, colours])
}

function useView(map: L.Map | undefined, view: MapView): void {
  const show = useEffectEvent((shown: L.Map) => showView(shown, view))
  const { key } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the wish to move, new points alone are not
  useEffect(() => {
    if (map) show(map)
  }, [map, key])
}

function showView(map: L.Map, { points }: MapView): void {
  if (points.length === 0) return
  const bounds = L.latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
  map.fitBounds(bounds, {
    padding: [48, 48],
    maxZoom: bounds.getNorthEast().equals(bounds.getSouthWest()) ? closestView.single : closestView.several,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
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

/** The face is React's, only the place is Leaflet's; a true button, so that keyboards and readers need nothing special. */
function Pin({ map, marker, passive }: { map: L.Map; marker: MapMarker; passive: boolean }) {
  const [element] = useState(() => document.createElement('div'))
  const pinRef = useRef<L.Marker>(undefined)
  const { position, raised = false } = marker
  useEffect(() => {
    const icon = L.divIcon({ html: element, className: 'map-pin', iconSize: [0, 0] })
    const pin = L.marker([0, 0], { icon, interactive: false, keyboard: false }).addTo(map)
    pinRef.current = pin
    return () => {
      pin.remove()
    }
  }, [map, element])
  useEffect(() => {
    pinRef.current?.setLatLng([position.lat, position.lng]).setZIndexOffset(raised ? 10_000 : 0)
  }, [position.lat, position.lng, raised])
  const { onSelect } = marker
  const handleClick = (event: MouseEvent) => {
    // Releasing the map after a drag over a marker is no choice of it; the type omits what Leaflet's own markers ask too.
    const dragging: L.Handler & { moved?: () => boolean } = map.dragging
    const isDrag = event.detail > 0 && dragging.moved?.() === true
    if (!isDrag) onSelect?.()
  }
  return createPortal(
    onSelect && !passive ? (
      <PinButton type="button" aria-label={marker.label} onClick={handleClick}>
        {marker.face}
      </PinButton>
    ) : (
      <PinFace role="img" aria-label={marker.label}>
        {marker.face}
      </PinFace>
    ),
    element,
  )
}

const PinFace = styled('div')({ position: 'absolute', transform: 'translate(-50%, -50%)' })
const PinButton = styled('button')({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'auto',
  cursor: 'pointer',
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'none',
  font: 'inherit',
})
