import type { Coordinate } from '@running-dinner/domain'
import type { ReactNode } from 'react'

/** Look and size of a marker, in pixels at the default text size. */
export interface MarkerFace {
  look: ReactNode
  width: number
  height: number
}

/** A marker of `RouteMap`, which does not know about teams. */
export interface MapMarker {
  key: string
  position: Coordinate
  face: MarkerFace
  /** Used when the map is crowded. */
  shortFace?: MarkerFace
  /** Accessible name. */
  label: string
  /** Drawn above its neighbours and never grouped. */
  raised?: boolean
  /** Stays on its place and may cover other markers: a pin that is being set. */
  loose?: boolean
  /** Whether it is selected; only for markers that can be selected. */
  pressed?: boolean
  /** Without it the marker is an image, not a button. */
  onSelect?: () => void
}

export interface MapLine {
  key: string
  points: readonly Coordinate[]
  /** Grey; of a selected team; matches a filter; between two near hosts. */
  tone: 'plain' | 'highlighted' | 'marked' | 'near'
}

/** Points that the map shows; it moves to them only when `key` changes. */
export interface MapView {
  key: string
  points: readonly Coordinate[]
}

export interface RouteMapProps {
  /** Accessible name of the map. */
  label: string
  markers: readonly MapMarker[]
  lines: readonly MapLine[]
  view: MapView
  /** Pixels at the bottom of the map that a sheet covers. */
  covered?: number
  /** Buttons over the upper left corner. */
  actions?: ReactNode
  /** Called for a click on the map; while given, markers let clicks through. */
  onPick?: (position: Coordinate) => void
}
