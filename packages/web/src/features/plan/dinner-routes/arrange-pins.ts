import type { Coordinate } from '@running-dinner/domain'
import { fanOut, isVisible, type PinBox, type Shift, type VisibleArea } from './fan-out.ts'
import type { MapMarker, MarkerFace } from './map-content.ts'

export interface ArrangedPin {
  marker: MapMarker
  face: MarkerFace
  shift: Shift
}

interface Ground {
  /** World pixels at the current zoom: moving the map does not change them. */
  pointOf: (position: Coordinate) => { x: number; y: number }
  area: VisibleArea
  /** The reader's text size relative to the default. */
  scale: number
  groupOf: (members: readonly MapMarker[]) => MapMarker
}

/** Side of the squares that form groups, in pixels; wider than a group's face, so that groups rarely overlap. */
const groupSquare = 88

/**
 * Chooses the face of each marker by the available room and shifts overlapping markers. When not even short faces have
 * room, neighbours become a group; raised markers are never grouped.
 */
export function arrangePins(markers: readonly MapMarker[], { pointOf, area, scale, groupOf }: Ground): ArrangedPin[] {
  const settled = markers.filter((marker) => !marker.loose)
  const loose = markers.filter((marker) => marker.loose)
  const boxOf = (marker: MapMarker, { width, height }: MarkerFace): PinBox => ({
    ...pointOf(marker.position),
    width: width * scale,
    height: height * scale,
  })
  const shortWidth = Math.max(0, ...settled.map(({ face, shortFace = face }) => shortFace.width * scale))
  const detail = pinDetail(
    settled.map((marker) => boxOf(marker, marker.face)),
    shortWidth,
    area,
  )
  const shown = detail === 'grouped' ? grouped(settled, pointOf, groupOf) : settled
  const faces = shown.map(({ face, shortFace = face }) => (detail === 'full' ? face : shortFace))
  const shifts = fanOut(
    shown.map((marker, index) => boxOf(marker, faces[index] ?? marker.face)),
    area,
  )
  return [
    ...shown.map((marker, index) => ({
      marker,
      face: faces[index] ?? marker.face,
      shift: shifts[index] ?? { x: 0, y: 0 },
    })),
    ...loose.map((marker) => ({ marker, face: marker.face, shift: { x: 0, y: 0 } })),
  ]
}

function grouped(markers: readonly MapMarker[], pointOf: Ground['pointOf'], groupOf: Ground['groupOf']): MapMarker[] {
  const low = markers.filter((marker) => !marker.raised)
  const groups = groupNear(
    low.map(({ position }) => pointOf(position)),
    groupSquare,
  )
  const singles = groups.flatMap((indexes) => {
    const members = indexes.flatMap((index) => low[index] ?? [])
    return members.length > 1 ? [groupOf(members)] : members
  })
  return [...markers.filter((marker) => marker.raised), ...singles]
}

/** Detail in which pins are drawn, depending on the available room. */
export type PinDetail = 'full' | 'short' | 'grouped'

/** Largest share of the visible area that pins may cover; above it they would be moved far from their places. */
const mostCovered = { full: 0.3, short: 0.5 }

export function pinDetail(pins: readonly PinBox[], shortWidth: number, area: VisibleArea): PinDetail {
  const visiblePins = pins.filter((pin) => isVisible(pin, area))
  const ground = Math.max(1, (area.right - area.left) * (area.bottom - area.top))
  const covered = (width: number) =>
    visiblePins.reduce((sum, pin) => sum + Math.min(width, pin.width) * pin.height, 0) / ground
  if (visiblePins.length < 2 || covered(Number.POSITIVE_INFINITY) <= mostCovered.full) return 'full'
  return covered(shortWidth) <= mostCovered.short ? 'short' : 'grouped'
}

/** Indexes of the points that share a square of `size` pixels, square by square, in the order of their first point. */
export function groupNear(points: readonly { x: number; y: number }[], size: number): number[][] {
  const squares = new Map<string, number[]>()
  for (const [index, { x, y }] of points.entries()) {
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`
    const square = squares.get(key)
    if (square) square.push(index)
    else squares.set(key, [index])
  }
  return [...squares.values()]
}
