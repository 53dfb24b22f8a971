import type { Coordinate } from '@running-dinner/domain'
import { fanOut, groupNear, type PinBox, pinDetail, type Shift, type Sight } from './fan-out.ts'
import type { MapMarker, MarkerFace } from './map-content.ts'

export interface ArrangedPin {
  marker: MapMarker
  face: MarkerFace
  shift: Shift
}

interface Ground {
  /** Pixels of the whole world at the present zoom, so that moving the map changes nothing. */
  pointOf: (position: Coordinate) => { x: number; y: number }
  sight: Sight
  /** Of the reader's text size to the usual one. */
  scale: number
  groupOf: (members: readonly MapMarker[]) => MapMarker
}

/** Wider than a group's face, so that groups of neighbouring squares rarely touch. */
const groupSquare = 88

/**
 * Every marker with the face there is room for and how far it has to give way. Where not even the short faces have room,
 * neighbours become a group; raised markers never do.
 */
export function arrangePins(markers: readonly MapMarker[], { pointOf, sight, scale, groupOf }: Ground): ArrangedPin[] {
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
    sight,
  )
  const shown = detail === 'grouped' ? grouped(settled, pointOf, groupOf) : settled
  const faces = shown.map(({ face, shortFace = face }) => (detail === 'full' ? face : shortFace))
  const shifts = fanOut(
    shown.map((marker, index) => boxOf(marker, faces[index] ?? marker.face)),
    sight,
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
